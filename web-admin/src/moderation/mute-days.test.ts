import { describe, expect, it } from '@jest/globals';
import { muteDays } from './mute-days.ts';

describe('days of a mute', () => {
  it.each([
    ['1', 1],
    [' 30 ', 30],
    ['365', 365],
  ])('When %p is typed, then it is taken', (typed, days) => {
    expect(muteDays(typed)).toBe(days);
  });

  it.each(['', '0', '-3', '1.5', '366', '1e2', 'seven'])('When %p is typed, then it is refused', (typed) => {
    expect(muteDays(typed)).toBeNull();
  });
});
