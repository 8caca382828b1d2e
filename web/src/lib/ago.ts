/** How long ago, as people say it: "5 minutes ago", "yesterday"; older than a week: the day. */

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
];

export function sinceWhen(when: Date, language: string, now = new Date()): string {
  let past = (now.getTime() - when.getTime()) / 60_000;
  for (const [unit, most] of STEPS) {
    if (Math.round(past) < most) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.max(0, Math.round(past)), unit);
    past /= most;
  }
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(when);
}
