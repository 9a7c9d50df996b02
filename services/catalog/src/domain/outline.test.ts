import { expect, test } from '@jest/globals';
import { outlineOf, trialPlace } from './outline.ts';
import { courseRecord } from './testing/learner.ts';

const lesson = (id: string, exerciseIds: string[], courseId = 'a') => ({
  id,
  courseId,
  titleEs: id,
  titleEn: id,
  orderIndex: 0,
  estimatedMinutes: 10,
  version: 1,
  exerciseIds,
});

test('When an exercise is on its way from one lesson to another, then it counts in the first of them', () => {
  const arranging = [{ id: 'two', exerciseIds: ['y'] }];
  const course = courseRecord('a', { lessonIds: ['one', 'two'], arranging });
  const outline = outlineOf([course], [lesson('one', ['x', 'y']), lesson('two', ['y', 'z'])]);
  expect(outline.course('a')?.lessons).toMatchObject([{ exerciseIds: ['x', 'y'] }, { exerciseIds: ['z'] }]);
  expect(outline.lessonOfExercise('y')?.lesson.id).toBe('one');
});

test('When visitors try an exercise, then it is the first of the first free course', () => {
  const courses = [
    courseRecord('paid', { orderIndex: 1, isPremium: true, lessonIds: ['one'] }),
    courseRecord('later', { orderIndex: 3, lessonIds: ['three'] }),
    courseRecord('free', { orderIndex: 2, lessonIds: ['empty', 'two'] }),
  ];
  const lessons = [
    lesson('one', ['x'], 'paid'),
    lesson('empty', [], 'free'),
    lesson('two', ['y', 'z'], 'free'),
    lesson('three', ['w'], 'later'),
  ];
  expect(trialPlace(outlineOf(courses, lessons))).toEqual({ lessonId: 'two', exerciseId: 'y' });
  expect(trialPlace(outlineOf(courses.slice(0, 1), lessons))).toBeNull();
});

test('When nothing can be tried, then there is no place to try it', () => {
  expect(trialPlace(outlineOf([], []))).toBeNull();
  expect(trialPlace(outlineOf([courseRecord('a', { orderIndex: 1 })], []))).toBeNull();
});
