/**
 * Drag and drop by mouse, pen or finger: a thing is taken up, carried over places and dropped on
 * one. Whoever does not move it has clicked it, as ever.
 */

export interface Carried {
  /** The thing is being taken up at this point of the screen; false: it can't be. */
  begin(x: number, y: number): boolean;
  /** What is carried is now over this element; null: it is over, and nothing is carried. */
  over(element: Element | null): void;
  drop(element: Element | null): void;
  /** What follows the pointer; without it a copy of the thing itself. */
  picture?(): Element | null;
}

const FAR = 8;

export function carry(node: Element, given: Carried | null): { update(next: Carried | null): void; destroy(): void } {
  let current = given;
  let start: PointerEvent | null = null;
  let held: HTMLElement | null = null;
  let carrying: Carried | null = null;

  const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);

  function lift(event: PointerEvent): void {
    if (!start || !current?.begin(start.clientX, start.clientY)) return end();
    carrying = current;
    const box = node.getBoundingClientRect();
    const picture = carrying.picture ? carrying.picture() : (node.cloneNode(true) as Element);
    held = document.createElement('div');
    held.className = 'carried';
    held.setAttribute('aria-hidden', 'true');
    const [width, height] = carrying.picture ? [56, 56] : [box.width, box.height];
    held.style.cssText = `position:fixed;z-index:60;left:0;top:0;width:${width}px;height:${height}px;margin:${-height * 0.72}px 0 0 ${-width / 2}px;pointer-events:none;filter:drop-shadow(0 8px 8px rgb(0 20 30 / 0.4))`;
    if (picture) held.append(picture);
    document.body.append(held);
    move(event);
  }

  function move(event: PointerEvent): void {
    if (held) held.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    carrying?.over(under(event));
  }

  function end(): void {
    held?.remove();
    held = start = null;
    carrying?.over(null);
    carrying = null;
    window.removeEventListener('pointermove', onmove);
    window.removeEventListener('pointerup', onup);
    window.removeEventListener('pointercancel', end);
  }

  const onmove = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.pointerId) return;
    if (carrying) move(event);
    else if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR) lift(event);
  };
  const onup = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.pointerId) return;
    const dropped = carrying;
    const place = dropped && under(event);
    end();
    if (!dropped) return;
    // the click that ends a drag is no click
    const still = (click: Event): void => click.stopPropagation();
    window.addEventListener('click', still, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', still, { capture: true }));
    dropped.drop(place);
  };
  const ondown = (given: Event): void => {
    const event = given as PointerEvent;
    if (!current || event.button || !event.isPrimary) return;
    start = event;
    window.addEventListener('pointermove', onmove);
    window.addEventListener('pointerup', onup);
    window.addEventListener('pointercancel', end);
  };
  node.addEventListener('pointerdown', ondown);
  return {
    update(next) {
      current = next;
    },
    destroy() {
      node.removeEventListener('pointerdown', ondown);
      end();
    },
  };
}
