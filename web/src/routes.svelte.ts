/** The current page: it follows the address, and links within the site change only the address. */

/** A step of the first page that takes its place: setting up a table, or inviting a friend. */
export type Step = '' | 'setup' | 'invite';

export type Route =
  | { page: 'home'; step: Step }
  | { page: 'table'; table: string; secret: string }
  | { page: 'replay'; table: string; at: number | null }
  | { page: 'rules'; game: string; section: string }
  | { page: 'learn'; game: string }
  | { page: 'puzzles'; game: string; id: string }
  | { page: 'results' }
  | { page: 'today' }
  | { page: 'settings' }
  | { page: 'me'; secret: string }
  | { page: 'mail'; secret: string }
  | { page: 'lost' };

/** Pages with a game … */
const PLAYED: Route['page'][] = ['table', 'replay', 'learn', 'puzzles'];
/** … and pages that one opens from it, to go back to it. */
const ASIDE: Route['page'][] = ['settings', 'rules', 'me'];

/** A part of an address, decoded; unchanged if its encoding is invalid. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What a table's name, or a link's key with the progress after it, consists of. */
const NAME = /[\w-]+/;
const SECRET = /[\w-]+(\.[\w,;-]*)?/;

/** A table and its link, without what mail programs put around them, and with a `#` or `%23`. */
function tableAt(path: string, fragment: string): { table: string; secret: string } {
  const [before = '', after = ''] = decoded(path).split('#');
  const found = (form: RegExp, text: string): string => form.exec(text)?.[0] ?? '';
  return { table: found(NAME, before), secret: found(SECRET, fragment || after) };
}

/** The page at an address. */
export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', more] = path.split('/').filter(Boolean);
  const fragment = decoded(hash.replace(/^#/, ''));
  if (!first) {
    return { page: 'home', step: fragment === 'setup' || fragment === 'invite' ? fragment : '' };
  }
  if (more === undefined) {
    if ((first === 'settings' || first === 'results' || first === 'today') && !second) {
      return { page: first };
    }
    if ((first === 'me' || first === 'mail') && !second) {
      return { page: first, secret: SECRET.exec(fragment)?.[0] ?? '' };
    }
    const { table, secret } = tableAt(second, fragment);
    if (first === 't' && table) return { page: 'table', table, secret };
    if (first === 'replay' && table) {
      return { page: 'replay', table, at: /^\d+$/.test(secret) ? Number(secret) : null };
    }
    if (first === 'learn' && second) return { page: 'learn', game: second };
    if (first === 'puzzles' && second) {
      return { page: 'puzzles', game: second, id: NAME.exec(fragment)?.[0] ?? '' };
    }
    if (first === 'rules') {
      return { page: 'rules', game: second, section: fragment };
    }
  }
  return { page: 'lost' };
}

const here = (): string => location.pathname + location.search + location.hash;

const first = routeOf(location.pathname, location.hash);
let current = $state.raw<Route>(first);
let visited = $state(visitedAt(first, ''));

/** Where a game is that the reader may want to go back to from this page; empty if nowhere. */
function visitedAt({ page }: Route, before: string): string {
  if (PLAYED.includes(page)) return here();
  return ASIDE.includes(page) ? before : '';
}

export const route = {
  get now(): Route {
    return current;
  },
  /** The table, replay, lesson or puzzle that a page beside it was opened from; empty if none was. */
  get origin(): string {
    return ASIDE.includes(current.page) ? visited : '';
  },
};

function follow(): void {
  current = routeOf(location.pathname, location.hash);
  visited = visitedAt(current, visited);
}

/** Go to an address on this site. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState({ from: here() }, '', address);
  follow();
  if (!replace && !location.hash) scrollTo(0, 0);
}

/** Leave a step of a page: as the browser's Back does if the reader came from there. */
export function leave(address: string): void {
  const { from } = (history.state ?? {}) as { from?: string };
  if (from === address) history.back();
  else go(address, true);
}

/** Handle clicks on links within the site; returns a function that stops it. */
export function watchLinks(): () => void {
  const clicked = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download'))
      return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return; // a section of this page
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', clicked);
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  return () => {
    document.removeEventListener('click', clicked);
    removeEventListener('popstate', follow);
    removeEventListener('hashchange', follow);
  };
}
