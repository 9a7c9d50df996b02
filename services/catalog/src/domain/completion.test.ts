import { expect, test } from '@jest/globals';
import { complete, exercisesLeft, nextLessonId } from './completion.ts';
import { countAttempts } from './count-attempts.ts';
import { completionEvents } from './learning-events.ts';
import { newProgress, type ProgressState } from './progress.ts';
import { at, courseOutline, passAll } from './testing/learner.ts';

const ana = newProgress('ana', 'course', at(0));
const course = courseOutline({ one: ['a', 'b'], two: ['c'] });
const passed = (...ids: string[]): ProgressState => countAttempts(ana, passAll(...ids))?.progress ?? ana;

const completeEach = (before: ProgressState, outline: typeof course, ...lessonIds: string[]) => {
  let progress = before;
  const told = lessonIds.map((lessonId, index) => {
    const completed = complete(progress, outline, { lessonId, at: at(10 + index) });
    if (!completed) return [];
    progress = completed.progress;
    return completionEvents(completed).map(({ type }) => type.split('.')[2]);
  });
  return { progress, told };
};

test('When exercises are not passed, then they are what is left', () => {
  const lesson = {
    id: 'one',
    courseId: 'course',
    titleEs: '',
    titleEn: '',
    orderIndex: 0,
    estimatedMinutes: 1,
    version: 1,
  };
  expect(exercisesLeft(passed('b'), { ...lesson, exerciseIds: ['a', 'b', 'c'] })).toEqual(['a', 'c']);
  expect(exercisesLeft(passed('b'), { ...lesson, exerciseIds: [] })).toEqual([]);
});

test('When every lesson is completed, then the course is with the last one, and each is told once', () => {
  const { progress, told } = completeEach(passed('a', 'b', 'c'), course, 'one', 'one', 'two', 'two');
  expect(told).toEqual([['lesson_completed'], [], ['lesson_completed', 'course_completed'], []]);
  expect(progress.lessons).toEqual([
    { lessonId: 'one', at: at(10) },
    { lessonId: 'two', at: at(12) },
  ]);
  expect(progress.completed).toEqual({ at: at(12) });
});

test('When all exercises are passed, then that alone completes nothing', () => {
  const progress = passed('a', 'b', 'c');
  expect(progress.lessons).toEqual([]);
  expect(progress.completed).toBeNull();
});

test('When lessons are added to a completed course, then it stays completed and is not told again', () => {
  const { progress } = completeEach(passed('a', 'b', 'c'), course, 'one', 'two');
  const longer = courseOutline({ one: ['a', 'b'], two: ['c'], three: ['e'] });
  expect(completeEach(progress, longer, 'three')).toMatchObject({
    told: [['lesson_completed']],
    progress: { completed: { at: at(11) } },
  });
});

test('When a lesson has no exercises, then it can be completed, and the course does not wait for it', () => {
  const withText = courseOutline({ one: ['a'], text: [] });
  expect(completeEach(passed('a'), withText, 'one', 'text').told).toEqual([
    ['lesson_completed', 'course_completed'],
    ['lesson_completed'],
  ]);
});

test('When no lesson of a course has exercises, then it is complete once all are', () => {
  const onlyText = courseOutline({ one: [], two: [] });
  expect(completeEach(ana, onlyText, 'one', 'two').told).toEqual([
    ['lesson_completed'],
    ['lesson_completed', 'course_completed'],
  ]);
});

test('When the lesson that was missing is taken away, then completing again completes the course', () => {
  const { progress } = completeEach(passed('a', 'b'), course, 'one');
  const shorter = courseOutline({ one: ['a', 'b'] });
  expect(completeEach(progress, shorter, 'one').told).toEqual([['course_completed']]);
});

test('When a lesson is completed, then the next is the first after it, and else before it, that is not', () => {
  const three = courseOutline({ one: ['a'], two: ['c'], three: ['e'] });
  const completed = (...ids: string[]) => completeEach(passed('a', 'c', 'e'), three, ...ids).progress;
  expect(nextLessonId(completed('one'), three, 'one')).toBe('two');
  expect(nextLessonId(completed('one', 'two'), three, 'one')).toBe('three');
  expect(nextLessonId(completed('two', 'three'), three, 'three')).toBe('one');
  expect(nextLessonId(completed('one', 'two', 'three'), three, 'two')).toBeNull();
});
