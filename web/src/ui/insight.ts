/** Of links in a strip that scrolls, the one that is open is to be seen; their letters may come late. */
export function showOpen(strip: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    const open = strip.querySelector<HTMLElement>('[aria-current]');
    if (open) strip.scrollLeft = open.offsetLeft - strip.offsetLeft - (strip.clientWidth - open.offsetWidth) / 2;
  });
  for (const link of strip.children) watch.observe(link);
  return () => watch.disconnect();
}
