import { slotsDue } from './slots.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const at = (text: string): Date => new Date(text);
const due = (next: string, intervalMs: number, now: string) => {
  const { slots, missed, next: after } = slotsDue({ nextRunAt: at(next), intervalMs }, at(now));
  return { slots: slots.map((slot) => slot.toISOString()), missed, next: after.toISOString() };
};

/** Every slot that is run when the scheduler looks once an hour, from one instant to another. */
const runsBetween = (from: string, to: string, intervalMs: number): string[] => {
  const runs: string[] = [];
  let nextRunAt = at(from);
  for (let now = at(from).getTime(); now <= at(to).getTime(); now += hour) {
    const { slots, next } = slotsDue({ nextRunAt, intervalMs }, new Date(now));
    runs.push(...slots.map((slot) => slot.toISOString()));
    nextRunAt = next;
  }
  return runs;
};

const localHour = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', hour: '2-digit', minute: '2-digit' }).format(
    at(iso),
  );

test('When the slot has not come, then nothing is due', () => {
  expect(due('2026-03-01T12:00:00Z', hour, '2026-03-01T11:59:59.999Z')).toEqual({
    slots: [],
    missed: 0,
    next: '2026-03-01T12:00:00.000Z',
  });
});

test('When a slot has just come, then it is due once and the next is one interval after it', () => {
  const expected = { slots: ['2026-03-01T12:00:00.000Z'], missed: 0, next: '2026-03-01T13:00:00.000Z' };
  expect(due('2026-03-01T12:00:00Z', hour, '2026-03-01T12:00:00Z')).toEqual(expected);
  // Looked at late, the slots do not drift.
  expect(due('2026-03-01T12:00:00Z', hour, '2026-03-01T12:00:42Z')).toEqual(expected);
});

test('When the machine slept for hours, then the newest slot alone is caught up', () => {
  expect(due('2026-03-01T12:00:00Z', hour, '2026-03-01T17:30:00Z')).toEqual({
    slots: ['2026-03-01T17:00:00.000Z'],
    missed: 5,
    next: '2026-03-01T18:00:00.000Z',
  });
});

test('When several slots came within the last minute, then each is run', () => {
  expect(due('2026-03-01T12:00:00Z', 5 * second, '2026-03-01T12:00:12Z')).toEqual({
    slots: ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:05.000Z', '2026-03-01T12:00:10.000Z'],
    missed: 0,
    next: '2026-03-01T12:00:15.000Z',
  });
});

test('When a sleep was longer than a minute, then a short interval runs the slots of its last minute', () => {
  const { slots, missed } = due('2026-03-01T12:00:00Z', 5 * second, '2026-03-01T12:10:00Z');
  expect(slots).toHaveLength(12);
  expect(slots[0]).toBe('2026-03-01T12:09:05.000Z');
  expect(slots.at(-1)).toBe('2026-03-01T12:10:00.000Z');
  expect(missed).toBe(109);
});

test.each([minute, hour, day, 365 * day])(
  'When the interval is %d ms, then never more than one slot is due',
  (interval) => {
    for (const late of [0, 1, second, minute - 1, minute, minute + 1, 3 * hour + 7, 40 * day]) {
      const now = new Date(at('2026-03-01T12:00:00Z').getTime() + late);
      expect(
        slotsDue({ nextRunAt: at('2026-03-01T12:00:00Z'), intervalMs: interval }, now).slots,
      ).toHaveLength(1);
    }
  },
);

test('When the clock is set back, then nothing is due until it has caught up', () => {
  expect(due('2026-03-01T13:00:00Z', hour, '2026-03-01T12:30:00Z').slots).toEqual([]);
});

test.each([
  [
    'spring',
    'Europe/Madrid',
    '2026-03-27T01:30:00Z',
    '2026-03-31T01:30:00Z',
    ['27/03', '28/03', '29/03', '30/03', '31/03'],
  ],
  [
    'autumn',
    'Europe/Madrid',
    '2026-10-23T00:30:00Z',
    '2026-10-27T00:30:00Z',
    ['23/10', '24/10', '25/10', '26/10', '27/10'],
  ],
])(
  'When clocks change in %s, then a daily automation still runs once every 24 hours',
  (_season, timeZone, from, to, days) => {
    const runs = runsBetween(from, to, day);
    expect(runs).toHaveLength(5);
    for (const [index, run] of runs.slice(1).entries())
      expect(at(run).getTime() - at(runs[index] ?? '').getTime()).toBe(day);
    const shown = runs.map((run) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit' }).format(at(run)),
    );
    expect(shown).toEqual(days);
    // The hour that people see moves with their clock; the instants do not.
    expect(localHour(runs[0] ?? '', timeZone).slice(-5)).not.toBe(
      localHour(runs[4] ?? '', timeZone).slice(-5),
    );
  },
);

test.each([
  ['Europe/Madrid', '2026-07-14T22:00:00Z'],
  ['America/New_York', '2026-07-15T04:00:00Z'],
  ['Asia/Tokyo', '2026-07-14T15:00:00Z'],
])('When a slot is at midnight in %s, then it is run once, on the day that begins', (timeZone, midnight) => {
  const before = new Date(at(midnight).getTime() - 1);
  expect(slotsDue({ nextRunAt: at(midnight), intervalMs: day }, before).slots).toEqual([]);
  const { slots, next } = slotsDue({ nextRunAt: at(midnight), intervalMs: day }, at(midnight));
  expect(slots.map((slot) => localHour(slot.toISOString(), timeZone))).toEqual(['15, 00:00']);
  expect(localHour(next.toISOString(), timeZone)).toBe('16, 00:00');
});

test.each([
  ['skips an hour', '2026-03-28T23:00:00Z', ['29, 00:00', '29, 01:00', '29, 03:00', '29, 04:00']],
  ['repeats an hour', '2026-10-24T23:00:00Z', ['25, 01:00', '25, 02:00', '25, 02:00', '25, 03:00']],
])(
  'When Madrid %s, then an hourly automation still runs once in each hour that passes',
  (_what, from, shown) => {
    const to = new Date(at(from).getTime() + 3 * hour).toISOString();
    const runs = runsBetween(from, to, hour);
    expect(new Set(runs).size).toBe(4);
    expect(runs.map((run) => localHour(run, 'Europe/Madrid'))).toEqual(shown);
  },
);

test('When the clock is set back after a slot was run, then that slot is not run again', () => {
  const first = slotsDue(
    { nextRunAt: at('2026-03-01T12:00:00Z'), intervalMs: hour },
    at('2026-03-01T12:00:01Z'),
  );
  const again = slotsDue({ nextRunAt: first.next, intervalMs: hour }, at('2026-03-01T11:59:00Z'));
  expect(again).toEqual({ slots: [], missed: 0, next: at('2026-03-01T13:00:00Z') });
});

test('When the clock is set a year ahead and back, then one slot is run and the next waits for that year', () => {
  const ahead = due('2026-03-01T12:00:00Z', hour, '2027-03-01T12:00:00Z');
  expect(ahead).toEqual({
    slots: ['2027-03-01T12:00:00.000Z'],
    missed: 365 * 24,
    next: '2027-03-01T13:00:00.000Z',
  });
});
