import { localeOf } from '@academy/web-kit/format/dates.ts';

const minuteMs = 60_000;
const units = [
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const;

/** How long ago something happened, in its largest whole unit, such as `3 hours ago`; less than a minute is `this minute`. */
export function formatAge(iso: string, now: Date, language: string): string {
  const elapsed = Math.max(0, now.getTime() - new Date(iso).getTime());
  const [unit, length] = units.find(([, ms]) => elapsed >= ms) ?? ['minute', minuteMs];
  const formatter = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  return formatter.format(-Math.floor(elapsed / length), unit);
}
