import { describe, expect, it } from '@jest/globals';
import { formatAge } from './age.ts';

const now = new Date('2026-11-22T12:00:00.000Z');

describe('age', () => {
  it.each([
    ['2026-11-22T11:59:40.000Z', 'este minuto', 'this minute'],
    ['2026-11-22T11:59:00.000Z', 'hace 1 minuto', '1 minute ago'],
    ['2026-11-22T09:00:01.000Z', 'hace 2 horas', '2 hours ago'],
    ['2026-11-21T12:00:00.000Z', 'ayer', 'yesterday'],
    ['2026-11-12T12:00:00.000Z', 'hace 10 días', '10 days ago'],
  ])('When it was at %s, then people read “%s” and “%s”', (iso, spanish, english) => {
    expect(formatAge(iso, now, 'es')).toBe(spanish);
    expect(formatAge(iso, now, 'en')).toBe(english);
  });

  it('When a clock runs ahead, then nothing is in the future', () => {
    expect(formatAge('2026-11-22T12:00:30.000Z', now, 'en')).toBe('this minute');
  });
});
