import { untilNextEnd } from './viewings.ts';

const now = Date.parse('2026-11-28T10:00:00Z');
const viewing = (endsAt: string, isOpen = true) => ({
  id: endsAt,
  reason: 'x',
  startedAt: endsAt,
  endsAt,
  isOpen,
});

it('When some are open, then the list is read again when the first of them ends, and never at once', () => {
  const soon = viewing('2026-11-28T10:00:30Z');
  const late = viewing('2026-11-28T10:09:00Z');
  expect(untilNextEnd([late, soon], now)).toBe(30_000);
  expect(untilNextEnd([viewing('2026-11-28T09:59:00Z')], now)).toBe(1_000);
});

it('When none is open, then it is not', () => {
  expect([untilNextEnd(undefined, now), untilNextEnd([viewing('2026-11-28T10:01:00Z', false)], now)]).toEqual(
    [false, false],
  );
});
