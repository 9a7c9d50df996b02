export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Morning before 12, afternoon before 18, otherwise evening, by the reader's own clock. */
export function dayPart(hour: number): DayPart {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
