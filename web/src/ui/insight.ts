/** Of links in a strip that scrolls, the one that is open is to be seen. */
export function showOpen(strip: HTMLElement): void {
  const open = strip.querySelector<HTMLElement>('[aria-current]');
  if (open) strip.scrollLeft = open.offsetLeft - strip.offsetLeft - (strip.clientWidth - open.offsetWidth) / 2;
}
