import { expect, test } from '@jest/globals';
import { courseProgressSchema } from '@academy/contracts/http/catalog/learning.ts';
import { countAttempts } from '../domain/count-attempts.ts';
import { newProgress } from '../domain/progress.ts';
import { at, courseOutline, passAll } from '../domain/testing/learner.ts';
import { toCourseProgress } from './progress-answers.ts';

const course = courseOutline({ one: ['a', 'b'], two: ['c'] });
const progressAfter = (...passed: string[]) => {
  const begun = newProgress('ana', 'course', at(0));
  const counted = countAttempts(begun, passAll(...passed), course);
  return { ...(counted?.progress ?? begun), version: 1 };
};

test('When some exercises are passed, then progress is rounded down, so that only all of them make 100', () => {
  const percent = (...passed: string[]) => toCourseProgress(progressAfter(...passed), course).progress;
  expect([percent(), percent('a'), percent('a', 'b'), percent('a', 'b', 'c')]).toEqual([0, 33, 66, 100]);
});

test('When a course has grown since it was completed, then it stays completed and shows what is left', () => {
  const longer = courseOutline({ one: ['a', 'b'], two: ['c', 'd'] });
  const answer = toCourseProgress(progressAfter('a', 'b', 'c'), longer);
  expect(courseProgressSchema.parse(answer)).toEqual({
    enrolled: true,
    completed: true,
    progress: 75,
    lessonsCompleted: ['one', 'two'],
    resume: { lessonId: 'two', exerciseId: 'd' },
    lastActivityAt: at(3).toISOString(),
  });
});

test('When a completed lesson is withdrawn, then it is not among the completed ones any more', () => {
  const shorter = courseOutline({ two: ['c'] });
  expect(toCourseProgress(progressAfter('a', 'b'), shorter).lessonsCompleted).toEqual([]);
});
