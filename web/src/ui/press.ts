/** An SVG element as a button: click, tap, Enter and space. */

export function press(
  node: Element,
  act: ((anchor: Element) => unknown) | null,
): { update(next: typeof act): void; destroy(): void } {
  let current = act;
  const onclick = (event: Event): void => {
    if (!current) return;
    event.stopPropagation();
    current(node);
  };
  const onkeydown = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    if (!current || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    current(node);
  };
  node.addEventListener('click', onclick);
  node.addEventListener('keydown', onkeydown);
  return {
    update(next) {
      current = next;
    },
    destroy() {
      node.removeEventListener('click', onclick);
      node.removeEventListener('keydown', onkeydown);
    },
  };
}
