import { slotFigures, type Chaos } from './figures.ts';

const chaos = (over: Partial<Chaos> = {}): Chaos => ({
  automationIds: ['a'],
  firstSlot: 0,
  lastSlot: 5_000,
  intervalMs: 5_000,
  runs: [run('1', 0), run('2', 5_000)],
  asked: [ask('1', 'x', 40), ask('2', 'y', 5_900)],
  ...over,
});
const run = (_id: string, slot: number) => ({
  _id,
  automationId: 'a',
  slot: new Date(slot),
});
const ask = (runId: string, eventId: string, at: number) => ({ runId, eventId, at });

test('When every slot has one run that was asked for in time, then nothing is doubled or lost', () => {
  expect(slotFigures(chaos())).toEqual({
    due: 2,
    run: 2,
    doubled: 0,
    lost: 0,
    republished: 0,
    medianDelayMs: 900,
    worstDelayMs: 900,
  });
});

test.each([
  ['has no run', { runs: [run('1', 0)] }, { run: 1, lost: 1 }],
  ['is not asked for', { asked: [ask('1', 'x', 40)] }, { run: 2, lost: 1 }],
  ['is asked for too late', { asked: [ask('1', 'x', 40), ask('2', 'y', 65_001)] }, { run: 2, lost: 1 }],
  ['has two runs', { runs: [run('1', 0), run('2', 5_000), run('3', 5_000)] }, { doubled: 1 }],
  [
    'is asked for by two events',
    { asked: [ask('1', 'x', 40), ask('2', 'y', 5_900), ask('2', 'z', 5_900)] },
    { doubled: 1 },
  ],
  [
    'is asked for again by the same event',
    { asked: [ask('1', 'x', 40), ask('2', 'y', 5_900), ask('2', 'y', 9_000)] },
    { doubled: 0, lost: 0, republished: 1 },
  ],
])('When a slot %s, then it is counted', (_what, over, expected) => {
  expect(slotFigures(chaos(over))).toMatchObject(expected);
});
