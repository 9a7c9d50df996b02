import { expect, test } from '@jest/globals';
import { outlineOf, trialPlace } from './outline.ts';
import { courseRecord } from './testing/learner.ts';

test('When courses are published, then the first is the one of the lowest order, whatever its name or plan', () => {
  const courses = [
    courseRecord('a', { orderIndex: 3 }),
    courseRecord('z', { orderIndex: 1, isPremium: true }),
    courseRecord('m', { orderIndex: 2 }),
  ];
  expect(outlineOf(courses, []).firstCourseId).toBe('z');
  expect(outlineOf([], []).firstCourseId).toBeNull();
});

test('When an exercise is on its way from one lesson to another, then it counts in the first of them', () => {
  const lesson = (id: string, exerciseIds: string[]) => ({
    id,
    courseId: 'a',
    titleEs: id,
    titleEn: id,
    orderIndex: 0,
    estimatedMinutes: 10,
    version: 1,
    exerciseIds,
  });
  const arranging = [{ id: 'two', exerciseIds: ['y'] }];
  const course = courseRecord('a', { lessonIds: ['one', 'two'], arranging });
  const outline = outlineOf([course], [lesson('one', ['x', 'y']), lesson('two', ['y', 'z'])]);
  expect(outline.course('a')?.lessons).toMatchObject([{ exerciseIds: ['x', 'y'] }, { exerciseIds: ['z'] }]);
  expect(outline.lessonOfExercise('y')?.lesson.id).toBe('one');
});

test('When nothing can be tried, then there is no place to try it', () => {
  expect(trialPlace(outlineOf([], []))).toBeNull();
  expect(trialPlace(outlineOf([courseRecord('a', { orderIndex: 1 })], []))).toBeNull();
});
