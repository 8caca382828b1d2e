/** Whoever rests on a thing that can't be chosen, by pointer or focus, is told why. */

const BY_POINTER = 650;
const BY_FOCUS = 900;

export function explain(
  node: Element,
  ask: ((anchor: Element) => void) | null,
): { update(next: typeof ask): void; destroy(): void } {
  let current = ask;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (wait: number): void => {
    clearTimeout(timer);
    if (current) timer = setTimeout(() => current?.(node), wait);
  };
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'mouse') later(BY_POINTER);
  };
  const focus = (): void => {
    if (node.matches(':focus-visible')) later(BY_FOCUS);
  };
  const leave = (): void => clearTimeout(timer);
  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['pointerdown', leave],
    ['focus', focus],
    ['blur', leave],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update(next) {
      current = next;
      if (!next) leave();
    },
    destroy() {
      leave();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
}
