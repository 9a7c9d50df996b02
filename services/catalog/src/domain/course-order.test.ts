import { expect, test } from '@jest/globals';
import { inCourseOrder } from './course-order.ts';

const lesson = (_id: string, courseId: string, orderIndex: number) => ({ _id, courseId, orderIndex });

test('When lessons are listed, then they stand by the place of their course and their own, not by their ids', () => {
  const courses = [
    { _id: 'advanced', orderIndex: 1 },
    { _id: 'basics', orderIndex: 0 },
  ];
  const lessons = [
    lesson('lost', 'gone', 0),
    lesson('advanced--a', 'advanced', 0),
    lesson('basics--a', 'basics', 1),
    lesson('basics--z', 'basics', 0),
  ];
  const order = inCourseOrder(lessons, courses).map(({ _id }) => _id);
  expect(order).toEqual(['basics--z', 'basics--a', 'advanced--a', 'lost']);
});
