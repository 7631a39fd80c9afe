/** Kuhn poker for the page: both cards, and the pot, which receives the bets. */

/** A bet and a call put a chip in the pot; the page makes buttons for actions without a place. */
function places(token) {
  return token === 'bet' || token === 'call' ? ['pot'] : [];
}

const styles = new CSSStyleSheet();
styles.replaceSync(`
  .kuhn {
    display: grid;
    gap: 1rem;
    justify-items: center;
    max-width: 26rem;
    margin: 0 auto;
    text-align: center;

    p { margin: 0.4rem 0 0; }
  }

  .kuhn-card {
    display: grid;
    place-items: center;
    width: 5.5rem;
    aspect-ratio: 5 / 7;
    margin: 0 auto;
    border: 2px solid var(--strong-line);
    border-radius: var(--round);
    background: var(--raised);
    font-size: 2.75rem;

    &.none { border-style: dashed; background: none; }
    &.back {
      background: repeating-linear-gradient(45deg, var(--line) 0 3px, var(--raised) 3px 9px);
    }
  }

  .kuhn-pot {
    flex-direction: column;
    width: 100%;
    min-height: 7rem;
    cursor: help;

    &[aria-disabled='true'] { cursor: default; }
    &.lit { outline: 3px solid var(--lit); background: var(--lit-soft); cursor: pointer; }
    &.lit:focus-visible { outline: 4px solid var(--focus); }
    &.told { box-shadow: inset 0 -0.4rem var(--told); }
    &.entered { opacity: 0.6; }
    strong::first-letter { text-transform: uppercase; }
  }

  .kuhn-chip {
    display: inline-block;
    width: 1.6rem;
    height: 1.6rem;
    margin: 0.2rem;
    border: 3px dashed var(--on-seat);
    border-radius: 50%;
    box-shadow: 0 0 0 1px var(--strong-line);
  }
`);
document.adoptedStyleSheets.push(styles); // once: the browser loads a module once

/** A new element; text is inserted as text, never as HTML. */
function make(name, className, text = '') {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

/** The server's lines about a place. It supplies all words, in the reader's language. */
function lineOf({ words }, place) {
  const [{ lines, places: about }] = words.sections;
  return lines[about.indexOf(place)];
}

function showPlayer(box, state, seat) {
  const { card } = state.view.players[seat];
  const kind = card === null ? 'none' : card === '?' ? 'back' : 'open';
  const drawn = make('div', `kuhn-card ${kind}`, kind === 'open' ? card : '');
  drawn.ariaHidden = 'true'; // the line below has its name
  box.replaceChildren(drawn, make('p', '', lineOf(state, `seat-${seat}`)));
}

function chips({ view }) {
  const drawn = make('span', '');
  for (const [seat, { stake }] of view.players.entries()) {
    for (let chip = 0; chip < stake; chip += 1) {
      const one = make('span', 'kuhn-chip');
      one.style.background = `var(--seat-${seat})`;
      drawn.append(one);
    }
  }
  return drawn;
}

function mount(element, first) {
  let now = first;
  const action = () =>
    now.actions && now.state.view.legal.find(({ token }) => places(token).length);
  const [board, rival, own] = ['kuhn', '', ''].map((name) => make('div', name));
  // The same button even when nothing can be played, so that it keeps the focus.
  const pot = make('button', 'kuhn-pot');
  pot.onclick = () => {
    const legal = action();
    if (legal) now.actions.play(legal.token);
    else now.actions?.explain('pot');
  };

  function update(props) {
    now = props;
    const { state, actions } = now;
    const legal = action();
    const mark = state.trail.findLast((step) => step.places.includes('pot'));
    pot.classList.toggle('lit', Boolean(legal));
    pot.classList.toggle('told', Boolean(mark) || state.pointed.includes('pot'));
    pot.classList.toggle('entered', Boolean(legal) && state.chosen.includes(legal.token));
    pot.style.setProperty('--told', mark ? `var(--seat-line-${mark.seat})` : 'var(--last)');
    pot.ariaDisabled = String(!actions);
    pot.replaceChildren(chips(state), make('span', '', lineOf(state, 'pot')));
    if (legal) pot.append(make('strong', '', legal.text));
    const seat = state.view.observer ?? 0;
    showPlayer(rival, state, 1 - seat);
    showPlayer(own, state, seat);
  }

  board.append(rival, pot, own);
  element.append(board);
  update(first);
  return { update, destroy: () => board.remove() };
}

export default { places, mount };
