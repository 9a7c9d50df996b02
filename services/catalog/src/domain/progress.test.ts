import { describe, expect, test } from '@jest/globals';
import { attempt, at, passAll } from './testing/learner.ts';
import { countAttempts } from './count-attempts.ts';
import { newProgress, exerciseProgressIn, withPassed } from './progress.ts';

const ana = newProgress('ana', 'course', at(0));
const types = (counted: ReturnType<typeof countAttempts>) =>
  counted?.events.map(({ type }) => type.split('.')[2]);

describe('counting attempts', () => {
  test('When attempts are counted, then the its progress has their number, the best score and whether one passed', () => {
    const series = [
      attempt('a', 1, { score: 40 }),
      attempt('a', 2, { score: 90, passed: true }),
      attempt('a', 3, { score: 70 }),
    ];
    const counted = countAttempts(ana, series);
    expect(counted && exerciseProgressIn(counted.progress, 'a')).toEqual({
      exerciseId: 'a',
      lessonId: 'one',
      attempts: 3,
      bestScore: 90,
      passed: true,
    });
    expect(types(counted)).toEqual(['exercise_checked', 'exercise_checked', 'exercise_checked']);
  });

  test('When the same attempts are counted again, in parts or out of order, then nothing changes', () => {
    const series = [attempt('a', 1, {}), attempt('a', 2, { passed: true })];
    const once = countAttempts(ana, series);
    if (!once) throw new Error('nothing was counted');
    expect(countAttempts(once.progress, series)).toBeNull();
    expect(countAttempts(once.progress, series.toReversed())).toBeNull();
    expect(countAttempts(ana, series.toReversed())?.progress).toEqual(once.progress);
  });

  test('When an attempt before it is not there yet, then one waits until it is', () => {
    expect(countAttempts(ana, [attempt('a', 2, {})])).toBeNull();
  });

  test('When an older attempt is counted late, then the learner still goes on where they were last', () => {
    const later = countAttempts(ana, [attempt('b', 1, { minute: 9 })]);
    if (!later) throw new Error('nothing was counted');
    const late = countAttempts(later.progress, [attempt('a', 1, { minute: 3 })]);
    expect(late?.progress.last).toEqual({ lessonId: 'one', exerciseId: 'b' });
    expect(late?.progress.lastActivityAt).toEqual(at(9));
  });

  test('When nothing was opened before the first attempt, then the learner goes on at its exercise', () => {
    const enrolledLater = newProgress('ana', 'course', at(5));
    const counted = countAttempts(enrolledLater, [attempt('c', 1, { minute: 4 })]);
    expect(counted?.progress.last).toEqual({ lessonId: 'two', exerciseId: 'c' });
  });
});

describe('what staff decided', () => {
  test('When no counted attempt is passed any more, then just that exercise is not, and its figures stay', () => {
    const counted = countAttempts(ana, passAll('a', 'b'));
    if (!counted) throw new Error('nothing was counted');
    const after = withPassed(counted.progress, 'a', false);
    expect(exerciseProgressIn(after, 'a')).toMatchObject({ passed: false, attempts: 1, bestScore: 100 });
    expect(exerciseProgressIn(after, 'b')?.passed).toBe(true);
  });
});
