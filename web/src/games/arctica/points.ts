/** How are points said? They are counted in halves. */

export function points(halves: number): string {
  const whole = Math.trunc(halves / 2);
  return `${whole || halves % 2 === 0 ? whole : ''}${halves % 2 ? '½' : ''}`;
}
