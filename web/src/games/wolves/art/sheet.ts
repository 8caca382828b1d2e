/** Lay the sheet of drawings into the page, once, for whoever draws with them. */

import { mount } from 'svelte';
import '../tokens.css';
import Sheet from './Sheet.svelte';

let laid = false;

export function needArt(): void {
  if (laid) return;
  laid = true;
  mount(Sheet, { target: document.body });
}
