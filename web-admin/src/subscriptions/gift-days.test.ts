import { describe, expect, it } from '@jest/globals';
import { dayOf, daysLater, endOfDay } from './gift-days.ts';

describe('days of a gift', () => {
  it('When a day is chosen, then it counts to its very end where the reader is', () => {
    const end = new Date(endOfDay('2026-12-31')!);
    expect(dayOf(end)).toBe('2026-12-31');
    expect(dayOf(new Date(end.getTime() + 1))).toBe('2027-01-01');
  });

  it.each(['', '2026-13-01', '31/12/2026', '12026-01-01'])(
    'When %j is no day, then there is no end',
    (day) => {
      expect(endOfDay(day)).toBeNull();
    },
  );

  it('When days are counted over a month’s end, then by the calendar', () => {
    expect(dayOf(daysLater(new Date(2027, 1, 27, 12), 2))).toBe('2027-03-01');
  });
});
