/** Where does a bubble stand, so that it covers nothing of what it speaks about? */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Side = 'below' | 'above' | 'right' | 'left' | 'free';

/** A bubble's corner, the side of the thing on which it stands, and where along that side its arrow is. */
export interface Spot {
  x: number;
  y: number;
  side: Side;
  arrow: number;
}

const GAP = 16;
const EDGE = 8;
const CORNER = 22;
const LOW = 0.72; // of the frame's height

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

/** Pixels that are left on each side of a thing once the bubble stands there. */
function room(thing: Box, bubble: Box, frame: Box): Record<Exclude<Side, 'free'>, number> {
  return {
    below: frame.h - (thing.y + thing.h) - bubble.h,
    above: thing.y - bubble.h,
    right: frame.w - (thing.x + thing.w) - bubble.w,
    left: thing.x - bubble.w,
  };
}

/** The sides to try: what lies along the lower edge is spoken about from above, the rest beside it where the frame is wide. */
function sidesOf(thing: Box, frame: Box): Exclude<Side, 'free'>[] {
  if (thing.y + thing.h / 2 > frame.h * LOW) return ['above', 'right', 'left', 'below'];
  return frame.w > frame.h ? ['right', 'left', 'below', 'above'] : ['below', 'above', 'right', 'left'];
}

/** Beside the thing where there is room for the bubble; upon what fills the frame, in its lower corner. */
export function spotFor(thing: Box, bubble: Box, frame: Box): Spot {
  const left = room(thing, bubble, frame);
  const side = sidesOf(thing, frame).find((each) => left[each] >= GAP + EDGE);
  if (!side) {
    const x = clamp(thing.x + thing.w - bubble.w - GAP, EDGE, frame.w - bubble.w - EDGE);
    return { x, y: clamp(thing.y + thing.h - bubble.h - GAP, EDGE, frame.h - bubble.h - EDGE), side: 'free', arrow: 0 };
  }
  const [cx, cy] = [thing.x + thing.w / 2, thing.y + thing.h / 2];
  const upright = side === 'below' || side === 'above';
  const x = upright ? cx - bubble.w / 2 : side === 'right' ? thing.x + thing.w + GAP : thing.x - GAP - bubble.w;
  const y = !upright ? cy - bubble.h / 2 : side === 'below' ? thing.y + thing.h + GAP : thing.y - GAP - bubble.h;
  const at = { x: clamp(x, EDGE, frame.w - bubble.w - EDGE), y: clamp(y, EDGE, frame.h - bubble.h - EDGE) };
  const arrow = upright ? clamp(cx - at.x, CORNER, bubble.w - CORNER) : clamp(cy - at.y, CORNER, bubble.h - CORNER);
  return { ...at, side, arrow };
}

/** The part of a thing that is in sight, a little larger. */
export function seen(thing: DOMRect, frame: Box, margin = 5): Box {
  const x = clamp(thing.left - margin, 0, frame.w);
  const y = clamp(thing.top - margin, 0, frame.h);
  return { x, y, w: Math.max(0, Math.min(thing.right + margin, frame.w) - x), h: Math.max(0, Math.min(thing.bottom + margin, frame.h) - y) };
}

/** Everything but a hole with round corners, as a path. */
export function veil(frame: Box, hole: Box | null): string {
  const whole = `M0 0H${frame.w}V${frame.h}H0Z`;
  if (!hole) return whole;
  const { x, y, w, h } = hole;
  const r = Math.min(14, w / 2, h / 2);
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `${whole}M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}Z`;
}
