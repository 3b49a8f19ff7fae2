// Real links, followed without loading the page again.

export const place = $state({ path: location.pathname, query: location.search, hash: location.hash });

function look(): void {
  Object.assign(place, { path: location.pathname, query: location.search, hash: location.hash });
}

export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
  if (how === 'push') scrollTo(0, 0);
  look();
}

addEventListener('popstate', look);
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if (link.origin !== location.origin || link.pathname.startsWith('/api') || (samePage && link.hash)) return;
  event.preventDefault();
  go(link.href);
});

export type Route =
  | { page: 'start' | 'account' | 'missing' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; number: number }
  | { page: 'rules'; game: string };

function partsOf(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return ['%']; // escapes that mean nothing: no page has such a name
  }
}

export function routeOf(path: string): Route {
  const parts = partsOf(path);
  const [first, second, third, fourth] = parts;
  if (!parts.length) return { page: 'start' };
  if (first === 'account' && parts.length === 1) return { page: 'account' };
  if (first === 'rules' && second && parts.length === 2) return { page: 'rules', game: second };
  if (first === 't' && second && parts.length === 2) return { page: 'table', id: second };
  if (first === 't' && second && third === 'replay' && /^[1-9]\d*$/.test(fourth ?? '') && parts.length === 4)
    return { page: 'replay', id: second, number: Number(fourth) };
  return { page: 'missing' };
}
