/** The current page: it follows the address, and links within the site change only the address. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; secret: string }
  | { page: 'replay'; table: string; at: number | null }
  | { page: 'rules'; game: string; section: string }
  | { page: 'learn'; game: string }
  | { page: 'settings' }
  | { page: 'lost' };

/** The part after the `#`; unchanged if its encoding is invalid. */
function fragmentOf(hash: string): string {
  const fragment = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The page at an address. */
export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', more] = path.split('/').filter(Boolean);
  const fragment = fragmentOf(hash);
  if (!first) return { page: 'home' };
  if (more === undefined) {
    if (first === 'settings' && !second) return { page: 'settings' };
    if (first === 't' && second) return { page: 'table', table: second, secret: fragment };
    if (first === 'replay' && second) {
      const at = /^\d+$/.test(fragment) ? Number(fragment) : null;
      return { page: 'replay', table: second, at };
    }
    if (first === 'learn' && second) return { page: 'learn', game: second };
    if (first === 'rules') {
      return { page: 'rules', game: second, section: fragment };
    }
  }
  return { page: 'lost' };
}

let current = $state.raw<Route>(routeOf(location.pathname, location.hash));

export const route = {
  get now(): Route {
    return current;
  },
};

function follow(): void {
  current = routeOf(location.pathname, location.hash);
}

/** Go to an address on this site. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  follow();
  if (!replace && !location.hash) scrollTo(0, 0);
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
