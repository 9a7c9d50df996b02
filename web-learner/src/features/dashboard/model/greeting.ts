export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Morning from 5, afternoon from 12, evening from 18 and through the night, by the reader's own clock. */
export function dayPart(hour: number): DayPart {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
