import { expect, test } from '@jest/globals';
import { entitlementOf, canOpenCourse, type Learner } from './entitlement.ts';
import { outlineOf } from './outline.ts';
import { courseRecord } from './testing/learner.ts';

const cases: [string, Learner | null, boolean, boolean][] = [
  ['a visitor', null, false, false],
  ['a free learner', { role: 'learner', plan: 'free' }, true, false],
  ['a premium learner', { role: 'learner', plan: 'premium' }, true, true],
  ['a free moderator', { role: 'moderator', plan: 'free' }, true, false],
  ['a free administrator', { role: 'administrator', plan: 'free' }, true, true],
];

test.each(cases)('When it is %s, then the right courses open', (_who, learner, first, second) => {
  const entitlement = entitlementOf(learner);
  expect(canOpenCourse(entitlement, 'first', 'first')).toBe(first);
  expect(canOpenCourse(entitlement, 'second', 'first')).toBe(second);
});

test('When courses are published, then the first is the one of the lowest order, whatever its name or plan', () => {
  const courses = [
    courseRecord('a', { orderIndex: 3 }),
    courseRecord('z', { orderIndex: 1, isPremium: true }),
    courseRecord('m', { orderIndex: 2 }),
  ];
  expect(outlineOf(courses, []).firstCourseId).toBe('z');
  expect(outlineOf([], []).firstCourseId).toBeNull();
});

test('When no course is published, then a free learner opens none', () => {
  expect(canOpenCourse('first', 'any', null)).toBe(false);
});
