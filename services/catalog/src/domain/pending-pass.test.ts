import { expect, test } from '@jest/globals';
import type { AttemptRecord } from './attempt.ts';
import { overrideEvents, overrule } from './override.ts';
import { countAfterWeek, nextPlace, pendingAtCheck } from './pending-pass.ts';
import { decidePointing, pointingEvents } from './pointing.ts';
import { at, attemptRecord } from './testing/learner.ts';

const minutesOfWeek = 7 * 24 * 60;
const later = at(minutesOfWeek + 1);
const soon = at(60);

const verdictWithout = (without: string[], passed: boolean) => ({
  without,
  passed,
  score: passed ? 100 : 30,
  criteria: [],
  groups: [],
});
const pointing = (key: string) => ({ key, start: 0, end: 9, refused: null });

/** An attempt with two pointings, checked at minute 0, that passes without those keys as told here. */
const checked = (passes: { a: boolean; b: boolean; neither: boolean }): AttemptRecord => {
  const attempt = {
    ...attemptRecord('a', 1),
    passed: true,
    judgedPassed: true,
    pointings: [pointing('a'), pointing('b')],
    verdictsWithout: [
      verdictWithout([], true),
      verdictWithout(['a'], passes.a),
      verdictWithout(['b'], passes.b),
      verdictWithout(['a', 'b'], passes.neither),
    ],
  };
  return { ...attempt, ...pendingAtCheck(attempt, at(0)) };
};
const waiting = checked({ a: false, b: true, neither: false });

const decide = (attempt: AttemptRecord, passed: boolean | null, time = soon) => {
  const decided = overrule(attempt, { passed, reason: 'Because', by: 'staff', at: time });
  if (!decided) throw new Error('it stands so already');
  return { ...attempt, ...decided } as AttemptRecord;
};
const parsed = (data: string): unknown => JSON.parse(data);
const refuse = (attempt: AttemptRecord, key: string, time: Date, refused = true) => {
  const decision = { key, refused, reason: 'Because', by: 'staff', at: time };
  const decided = decidePointing(attempt, decision);
  if (!decided) throw new Error('it stands so already');
  const events = pointingEvents(attempt, decided, decision).map(({ data }) => parsed(data));
  return { attempt: { ...attempt, ...decided } as AttemptRecord, events };
};

test('When an attempt passes by its pointings alone, then it is pending for a week', () => {
  expect(waiting).toMatchObject({
    passed: false,
    judgedPassed: true,
    countsFrom: at(minutesOfWeek),
    waitingUntil: at(minutesOfWeek),
  });
});

test('When it passes without them, or not at all, or nothing was pointed out, then it is not pending', () => {
  expect(checked({ a: true, b: true, neither: true })).toMatchObject({ passed: true });
  expect(checked({ a: true, b: true, neither: true })).not.toHaveProperty('waitingUntil');
  expect(pendingAtCheck({ ...waiting, judgedPassed: false }, at(0))).toBeNull();
  expect(pendingAtCheck({ judgedPassed: true }, at(0))).toBeNull();
});

test('When the week is over, then it counts once, told as decided by time and by nobody of staff', () => {
  expect(countAfterWeek(waiting, soon)).toBeNull();
  const counted = countAfterWeek(waiting, later);
  expect(counted).toMatchObject({ state: { passed: true, waitingUntil: undefined, overruled: true } });
  expect(counted?.events.map(({ data }) => parsed(data))).toMatchObject([
    { passed: true, decidedBy: 'time' },
  ]);
  expect(countAfterWeek({ ...waiting, ...counted?.state } as AttemptRecord, later)).toBeNull();
});

test('When staff agree, then it counts at once, and withdrawn it waits again, or counts where the week is over', () => {
  const agreed = decide(waiting, true);
  expect(agreed).toMatchObject({ passed: true, waitingUntil: undefined });
  expect(decide(agreed, null)).toMatchObject({ passed: false, waitingUntil: at(minutesOfWeek) });
  expect(decide(agreed, null, later)).toMatchObject({ passed: true, waitingUntil: undefined });
  const [told] = overrideEvents(waiting, agreed, { passed: true, reason: '', by: 'staff', at: soon });
  expect(parsed(told?.data ?? '')).toMatchObject({ passed: true, decidedBy: 'staff' });
});

test('When staff decide against it, then the waiting ends, and withdrawn it begins again', () => {
  const against = decide(waiting, false);
  expect(against).toMatchObject({ passed: false, waitingUntil: undefined });
  expect(countAfterWeek(against, later)).toBeNull();
  expect(decide(against, null)).toMatchObject({ waitingUntil: at(minutesOfWeek) });
});

test('When a pointing is refused without which it fails, then the waiting ends and the learner is told', () => {
  const { attempt, events } = refuse(waiting, 'a', soon);
  expect(attempt).toMatchObject({ passed: false, judgedPassed: false, waitingUntil: undefined });
  expect(events[0]).toMatchObject({ passed: false, decidedBy: 'staff' });
  expect(refuse(attempt, 'a', soon, false).attempt).toMatchObject({ waitingUntil: at(minutesOfWeek) });
  const late = refuse(attempt, 'a', later, false);
  expect(late.attempt).toMatchObject({ passed: true, waitingUntil: undefined });
  expect(late.events[0]).toMatchObject({ passed: true });
});

test('When a pointing is refused without which it passes, then it waits on and only the audit log hears of it', () => {
  const { attempt, events } = refuse(waiting, 'b', soon);
  expect(attempt).toMatchObject({ passed: false, waitingUntil: at(minutesOfWeek) });
  expect(events).toHaveLength(1);
});

test('When a pointing is refused once the pass counts, then the pass stays', () => {
  const counted = { ...waiting, ...countAfterWeek(waiting, later)?.state } as AttemptRecord;
  expect(refuse(counted, 'a', later).attempt).toMatchObject({ passed: true, judgedPassed: false });
  const agreed = decide(waiting, true);
  expect(refuse(agreed, 'a', soon).attempt).toMatchObject({ passed: true });
});

test('When all places of the week are taken, then the next one is free when the oldest has waited its week', () => {
  const taken = [2, 0, 1].map((place) => ({ pendingPlace: `ana:${place}`, countsFrom: at(10 - place) }));
  expect(nextPlace('ana', [])).toEqual({ place: 'ana:0' });
  expect(nextPlace('ana', taken.slice(0, 2))).toEqual({ place: 'ana:1' });
  expect(nextPlace('ana', taken)).toEqual({ freeFrom: at(8) });
});
