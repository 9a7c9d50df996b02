import { describe, expect, test } from '@jest/globals';
import { attempt, at, courseOutline, passAll } from './testing/learner.ts';
import { countAttempts } from './count-attempts.ts';
import { newProgress, standingIn } from './progress.ts';

const ana = newProgress('ana', 'course', at(0));
const course = courseOutline({ one: ['a', 'b'], two: ['c'] });
const types = (counted: ReturnType<typeof countAttempts>) =>
  counted?.events.map(({ type }) => type.split('.')[2]);

describe('counting attempts', () => {
  test('When attempts are counted, then the standing has their number, the best score and whether one passed', () => {
    const series = [
      attempt('a', 1, { score: 40 }),
      attempt('a', 2, { score: 90, passed: true }),
      attempt('a', 3, { score: 70 }),
    ];
    const counted = countAttempts(ana, series, course);
    expect(counted && standingIn(counted.progress, 'a')).toEqual({
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
    const once = countAttempts(ana, series, course);
    if (!once) throw new Error('nothing was counted');
    expect(countAttempts(once.progress, series, course)).toBeNull();
    expect(countAttempts(once.progress, series.toReversed(), course)).toBeNull();
    expect(countAttempts(ana, series.toReversed(), course)?.progress).toEqual(once.progress);
  });

  test('When an attempt before it is not there yet, then one waits until it is', () => {
    expect(countAttempts(ana, [attempt('a', 2, {})], course)).toBeNull();
  });

  test('When an older attempt is counted late, then the learner still goes on where they were last', () => {
    const later = countAttempts(ana, [attempt('b', 1, { minute: 9 })], course);
    if (!later) throw new Error('nothing was counted');
    const late = countAttempts(later.progress, [attempt('a', 1, { minute: 3 })], course);
    expect(late?.progress.last).toEqual({ lessonId: 'one', exerciseId: 'b' });
    expect(late?.progress.lastActivityAt).toEqual(at(9));
  });

  test('When nothing was opened before the first attempt, then the learner goes on at its exercise', () => {
    const enrolledLater = newProgress('ana', 'course', at(5));
    const counted = countAttempts(enrolledLater, [attempt('c', 1, { minute: 4 })], course);
    expect(counted?.progress.last).toEqual({ lessonId: 'two', exerciseId: 'c' });
  });

  test('When the course is not published any more, then the attempt counts and completes nothing', () => {
    const counted = countAttempts(ana, [attempt('a', 1, { passed: true })], null);
    expect(types(counted)).toEqual(['exercise_checked']);
  });
});

describe('completing', () => {
  test('When the last exercise of a lesson and of a course is passed, then each is completed by that attempt', () => {
    const counted = countAttempts(ana, passAll('a', 'b', 'c'), course);
    expect(types(counted)).toEqual([
      'exercise_checked',
      'exercise_checked',
      'lesson_completed',
      'exercise_checked',
      'lesson_completed',
      'course_completed',
    ]);
    expect(counted?.progress.lessons.map(({ lessonId, attemptId }) => [lessonId, attemptId])).toEqual([
      ['one', 'b-1'],
      ['two', 'c-1'],
    ]);
    expect(counted?.progress.completed?.attemptId).toBe('c-1');
  });

  test('When an exercise is added to what is completed, then it stays completed and is told once', () => {
    const done = countAttempts(ana, passAll('a', 'b', 'c'), course);
    if (!done) throw new Error('nothing was counted');
    const longer = courseOutline({ one: ['a', 'b'], two: ['c', 'd'] });
    const more = countAttempts(done.progress, passAll('d'), longer);
    expect(types(more)).toEqual(['exercise_checked']);
    expect(more?.progress.completed).toEqual(done.progress.completed);
  });

  test('When a lesson has no exercises, then it holds up nothing and is not completed', () => {
    const counted = countAttempts(ana, passAll('a'), courseOutline({ one: ['a'], empty: [] }));
    expect(counted?.progress.lessons.map(({ lessonId }) => lessonId)).toEqual(['one']);
    expect(counted?.progress.completed).not.toBeNull();
  });

  test('When the exercise that was missing is taken away, then the next attempt completes the lesson', () => {
    const half = countAttempts(ana, passAll('a'), course);
    if (!half) throw new Error('nothing was counted');
    const shorter = courseOutline({ one: ['a'], two: ['c'] });
    expect(types(countAttempts(half.progress, [attempt('c', 1, {})], shorter))).toEqual([
      'exercise_checked',
      'lesson_completed',
    ]);
  });
});
