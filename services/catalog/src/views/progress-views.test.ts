import { expect, test } from '@jest/globals';
import { courseProgressSchema } from '@academy/contracts/http/catalog/learning.ts';
import { complete } from '../domain/completion.ts';
import { countAttempts } from '../domain/count-attempts.ts';
import { newProgress } from '../domain/progress.ts';
import { at, courseOutline, passAll } from '../domain/testing/learner.ts';
import { toCourseProgress, toLessonCompletion } from './progress-views.ts';

const course = courseOutline({ one: ['a', 'b'], two: ['c'] });
const progressAfter = (...passed: string[]) => {
  const begun = newProgress('ana', 'course', at(0));
  const counted = countAttempts(begun, passAll(...passed));
  return { ...(counted?.progress ?? begun), version: 1 };
};

test('When some exercises are passed, then progress is rounded down, so that only all of them make 100', () => {
  const percent = (...passed: string[]) => toCourseProgress(progressAfter(...passed), course).progress;
  expect([percent(), percent('a'), percent('a', 'b'), percent('a', 'b', 'c')]).toEqual([0, 33, 66, 100]);
});

const completing = (progress: ReturnType<typeof progressAfter>, ...lessonIds: string[]) =>
  lessonIds.reduce(
    (before, lessonId) => ({ ...before, ...complete(before, course, { lessonId, at: at(9) })?.progress }),
    progress,
  );

test('When a course has grown since it was completed, then it stays completed and shows what is left', () => {
  const longer = courseOutline({ one: ['a', 'b'], two: ['c', 'd'] });
  const answer = toCourseProgress(completing(progressAfter('a', 'b', 'c'), 'one', 'two'), longer);
  expect(courseProgressSchema.parse(answer)).toEqual({
    enrolled: true,
    completed: true,
    progress: 75,
    exercisesPassed: 3,
    lessonsCompleted: ['one', 'two'],
    resume: { lessonId: 'two', exerciseId: 'd' },
    lastActivityAt: at(9).toISOString(),
  });
});

test('When a completed lesson is withdrawn, then it is not among the completed ones any more', () => {
  const shorter = courseOutline({ two: ['c'] });
  expect(toCourseProgress(completing(progressAfter('a', 'b'), 'one'), shorter).lessonsCompleted).toEqual([]);
});

test('When a lesson was completed, then it says when, what comes next and whether the course is complete', () => {
  const first = course.lessons[0];
  if (!first) throw new Error('the course has no lesson');
  const passed = progressAfter('a', 'b', 'c');
  const one = toLessonCompletion(completing(passed, 'one'), { ...course, lesson: first });
  expect(one).toMatchObject({
    lessonId: 'one',
    completedAt: at(9).toISOString(),
    courseCompleted: false,
    nextLessonId: 'two',
    progress: { completed: false, progress: 100, lessonsCompleted: ['one'] },
  });
  const both = toLessonCompletion(completing(passed, 'one', 'two'), { ...course, lesson: first });
  expect(both).toMatchObject({ courseCompleted: true, nextLessonId: null, progress: { completed: true } });
  expect(toLessonCompletion(passed, { ...course, lesson: first })).toBeNull();
});
