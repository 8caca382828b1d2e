/** Which address does a page have? Its path; behind the # where a page is a file that any host serves. */

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const SITE = import.meta.env.MODE === 'site';

/** What stands behind a #; whatever somebody has typed there breaks nothing. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

const placeOf = ({ pathname, searchParams, hash }: URL): Place => ({ path: pathname, query: searchParams, hash: decoded(hash.slice(1)) });

/** The page that is open. */
export function here(): Place {
  if (!SITE) return placeOf(new URL(location.href));
  return placeOf(new URL(location.hash.slice(1) || '/', 'http://site'));
}

/** How the browser writes a path of ours, or a part of one: as in a link. */
export function written(to: string): string {
  if (!SITE) return to;
  const { pathname, search, hash } = new URL(to, new URL(location.hash.slice(1) || '/', 'http://site'));
  return `#${pathname}${search}${hash}`;
}

/** A path of ours as a link that can be sent to somebody. */
export const linkTo = (to: string): string => new URL(written(to), location.href).href;

/** The path of ours that a link leads to; null: it leads elsewhere. */
export function pathOf(link: HTMLAnchorElement): string | null {
  if (SITE) return ourPath(link.getAttribute('href') ?? '');
  return link.origin === location.origin && !link.pathname.startsWith('/api/') ? link.pathname + link.search + link.hash : null;
}

function ourPath(href: string): string | null {
  if (href.startsWith('#/')) return href.slice(1);
  if (href.startsWith('#')) return written(href).slice(1);
  return href.startsWith('/') && !href.startsWith('/api/') ? href : null;
}

/** A file that lies beside the page. */
export const beside = (file: string): string => `${import.meta.env.BASE_URL}${file}`;
