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

test('When nothing can be tried, then there is no place to try it', () => {
  expect(trialPlace(outlineOf([], []))).toBeNull();
  expect(trialPlace(outlineOf([courseRecord('a', { orderIndex: 1 })], []))).toBeNull();
});
