/**
 * Whoever rests on a thing that can't be chosen, by pointer or focus, is told why: after a look of
 * their own, never because the thing came to lie under a pointer that nobody moved.
 */

const BY_POINTER = 650;
const BY_FOCUS = 900;

let timer: ReturnType<typeof setTimeout> | undefined;
/** What is being looked at, and whether it has been told about. */
let about: Element | null = null;
let told = false;

/** Nobody is told now: something has just happened at the table, or the look is over. */
export function hush(): void {
  clearTimeout(timer);
  about = null;
  told = false;
}

export function explain(
  node: Element,
  ask: ((anchor: Element) => void) | null,
): { update(next: typeof ask): void; destroy(): void } {
  let current = ask;
  const later = (wait: number): void => {
    if (!current || (about === node && told)) return;
    hush();
    about = node;
    timer = setTimeout(() => {
      told = true;
      current?.(node);
    }, wait);
  };
  const move = (event: Event): void => {
    const { pointerType, movementX, movementY } = event as PointerEvent;
    if (pointerType === 'mouse' && (movementX || movementY)) later(BY_POINTER);
  };
  const focus = (): void => {
    if (node.matches(':focus-visible')) later(BY_FOCUS);
  };
  const leave = (): void => {
    if (about === node) hush();
  };
  const listeners: [string, (event: Event) => void][] = [
    ['pointermove', move],
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
