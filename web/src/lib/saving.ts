/** How does a file come to whoever wants to keep it? A server sends it; where there is none, it is made here. */

import { home } from '#home';
import { get } from './api';
import { notices } from './notices.svelte';

interface File {
  name: string;
  text: string;
}

export async function save(path: string): Promise<void> {
  const { name, text } = await get<File>(path);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whether a link to a file of the home has been answered here, since no server has it. */
export function saved(link: HTMLAnchorElement): boolean {
  const path = link.getAttribute('href') ?? '';
  if (!home.alone || !path.startsWith('/api/')) return false;
  save(path).catch((error: Error) => notices.tell({ text: error.message }));
  return true;
}
