/**
 * Says what a sign means: an element with `data-sign`, which has the words, or else its name.
 *
 * The words appear when the mouse rests on the sign, on a long touch, and when the sign has the
 * focus. They stay until the pointer or the focus leaves, or Escape is pressed; the pointer may rest
 * on them. Screen readers get the same words from the page itself.
 */

import './signs.css';

const SIGN = '[data-sign]';
const REST_MS = 600;
const TOUCH_MS = 500;
/** How long the pointer may be on its way from a sign to its words. */
const LEAVE_MS = 250;
/** How often to check whether the sign is still there. */
const WATCH_MS = 500;
/** A finger that has moved this far, in pixels, wants something else. */
const FIRM = 10;
const GAP = 6;

/** The words of a sign; empty if it has none now. */
export function wordsOf(sign: Element): string {
  return sign.getAttribute('data-sign') || (sign.getAttribute('aria-label') ?? '');
}

/** The innermost sign at a point of the window: one inside the topmost. */
export function signAt(x: number, y: number): Element | null {
  const [top, ...below] = document.elementsFromPoint(x, y);
  let found = top?.closest(SIGN) ?? null;
  for (const one of below) {
    const sign = one.closest(SIGN);
    if (sign && found?.contains(sign)) found = sign;
  }
  return found;
}

class Signs {
  #words: HTMLElement | null = null;
  #sign: Element | null = null;
  /** The sign that was pressed: it says nothing until the pointer has been elsewhere. */
  #pressed: Element | null = null;
  #at = { x: 0, y: 0 };
  #show = 0;
  #hide = 0;
  #watch = 0;
  /** Whether a long touch has shown words, so that the click that follows must do nothing. */
  #long = false;

  stop(): void {
    clearTimeout(this.#show);
    this.hide();
  }

  hide(): void {
    clearTimeout(this.#hide);
    clearInterval(this.#watch);
    this.#hide = 0;
    this.#words?.remove();
    this.#words = this.#sign = null;
  }

  #say(sign: Element | null): void {
    const words = sign && wordsOf(sign);
    if (sign === this.#sign) return;
    this.hide();
    if (!sign || !words) return;
    const shown = document.createElement('div');
    shown.className = 'sign-words';
    shown.ariaHidden = 'true';
    shown.textContent = words;
    document.body.append(shown);
    const { left, top, bottom } = sign.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = shown;
    const below = bottom + GAP + height <= innerHeight;
    shown.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
    shown.style.top = `${below ? bottom + GAP : Math.max(GAP, top - GAP - height)}px`;
    this.#words = shown;
    this.#sign = sign;
    this.#watch = window.setInterval(() => {
      if (!sign.isConnected) this.hide();
    }, WATCH_MS);
  }

  moved(event: PointerEvent): void {
    const { clientX: x, clientY: y, pointerType, target } = event;
    if (pointerType === 'touch') {
      if (Math.hypot(x - this.#at.x, y - this.#at.y) > FIRM) clearTimeout(this.#show);
      return;
    }
    this.#at = { x, y };
    clearTimeout(this.#show);
    if (target instanceof Node && this.#words?.contains(target)) {
      clearTimeout(this.#hide);
      this.#hide = 0;
      return;
    }
    if (this.#sign && !this.#hide) {
      this.#hide = window.setTimeout(() => {
        this.#hide = 0;
        if (signAt(this.#at.x, this.#at.y) !== this.#sign) this.hide();
      }, LEAVE_MS);
    }
    this.#show = window.setTimeout(() => {
      const sign = signAt(x, y);
      if (sign !== this.#pressed) {
        this.#pressed = null;
        this.#say(sign);
      }
    }, REST_MS);
  }

  pressed({ clientX: x, clientY: y, pointerType, target }: PointerEvent): void {
    this.#long = false;
    clearTimeout(this.#show);
    if (target instanceof Node && this.#words?.contains(target)) return;
    this.hide();
    this.#at = { x, y };
    if (pointerType !== 'touch') {
      this.#pressed = signAt(x, y);
      return;
    }
    this.#show = window.setTimeout(() => {
      this.#say(signAt(x, y));
      this.#long = this.#words !== null;
    }, TOUCH_MS);
  }

  released({ pointerType }: PointerEvent): void {
    if (pointerType === 'touch') clearTimeout(this.#show);
  }

  /** A long touch asks; it plays nothing and opens no menu. */
  swallow(event: Event): void {
    if (!this.#long) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') this.#long = false;
  }

  focused({ target }: FocusEvent): void {
    if (!(target instanceof Element) || !target.matches(`${SIGN}:focus-visible`)) return;
    clearTimeout(this.#show);
    this.#show = window.setTimeout(() => this.#say(target), REST_MS);
  }

  left({ target }: FocusEvent): void {
    if (target !== this.#sign) return;
    clearTimeout(this.#show);
    this.hide();
  }
}

/** Show the words of all signs of the page; returns a function that ends this. */
export function showSigns(): () => void {
  const signs = new Signs();
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  document.addEventListener('pointermove', (event) => signs.moved(event), options);
  document.addEventListener('pointerdown', (event) => signs.pressed(event), options);
  document.addEventListener('pointerup', (event) => signs.released(event), options);
  document.addEventListener('pointercancel', (event) => signs.released(event), options);
  document.addEventListener('click', (event) => signs.swallow(event), options);
  document.addEventListener('contextmenu', (event) => signs.swallow(event), options);
  document.addEventListener('focusin', (event) => signs.focused(event), options);
  document.addEventListener('focusout', (event) => signs.left(event), options);
  document.addEventListener('scroll', () => signs.hide(), options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && signs.hide(), options);
  return () => {
    ending.abort();
    signs.stop();
  };
}
