import { byCourseOrder } from '@academy/contracts/shared/entitlement.ts';

interface Placed {
  _id: string;
  courseId: string;
  orderIndex: number;
}

/** Lessons in the order in which learners meet them: by course, then by their place in it. Those of no course come last. */
export const inCourseOrder = <Lesson extends Placed>(
  lessons: readonly Lesson[],
  courses: readonly { _id: string; orderIndex: number }[],
): Lesson[] => {
  const place = new Map(courses.toSorted(byCourseOrder).map(({ _id }, index) => [_id, index]));
  const placeOf = ({ courseId }: Lesson) => place.get(courseId) ?? courses.length;
  return lessons.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || a.orderIndex - b.orderIndex || a._id.localeCompare(b._id),
  );
};
