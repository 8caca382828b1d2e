/** Which page is open? Its path, its query and the place in it. */

import { here, pathOf, written } from './address';
import { saved } from './saving';

class Router {
  path = $state('');
  query = $state.raw(new URLSearchParams());
  hash = $state('');

  constructor() {
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
    for (const reached of ['click', 'auxclick', 'contextmenu', 'dragstart']) addEventListener(reached, (event) => this.#address(event), true);
  }

  /** Whether a game, a replay, a lesson or a puzzle is open: nothing may come between. */
  get plays(): boolean {
    return /^\/(t|replay|learn|puzzles)\/./.test(this.path);
  }

  #read(): void {
    ({ path: this.path, query: this.query, hash: this.hash } = here());
  }

  /** Whoever reaches for a link gets its address as this page's host knows it. */
  #address(event: Event): void {
    const link = linkOf(event);
    const to = link && pathOf(link);
    if (to && written(to) !== to) link.setAttribute('href', written(to));
  }

  /** Links inside the site change the page without loading it anew. */
  #follow(event: MouseEvent): void {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.hasAttribute('download') && saved(link)) return event.preventDefault();
    const to = pathOf(link);
    if (to === null || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    this.go(to);
  }

  go(to: string, replace = false): void {
    const before = this.path;
    if (replace) history.replaceState(null, '', written(to));
    else history.pushState(null, '', written(to));
    this.#read();
    if (this.path !== before && !replace) scrollTo(0, 0);
  }
}

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  return link instanceof HTMLAnchorElement ? link : null;
}

export const router = new Router();
