import type { StaffCourse } from './types.ts';

type Placed = Pick<StaffCourse, 'id' | 'status'>;

/** What a change of a course, or of the order, means for who may take which. */
export interface AccessQuestion<Course> {
  /** Among `resources.outline.ask`. */
  key: 'course' | 'courseFree' | 'lastFree' | 'becomesFree';
  course: Course;
  /** The free one of now, or the one that would be it. */
  other?: Course;
}

/** The course that is open to everyone: the first in order that is published. */
export const freeCourse = <Course extends Placed>(inOrder: readonly Course[]): Course | undefined =>
  inOrder.find(({ status }) => status === 'published');

/** What is to be asked before a course gets another status; null where no learner notices. */
export function statusQuestion<Course extends Placed>(
  inOrder: readonly Course[],
  id: string,
  status: StaffCourse['status'],
): AccessQuestion<Course> | null {
  const course = inOrder.find((each) => each.id === id);
  if (!course || course.status === status) return null;
  const after = freeCourse(inOrder.map((each) => (each.id === id ? { ...each, status } : each)));
  const free = freeCourse(inOrder);
  if (course.status === 'published') {
    if (free?.id !== id) return { key: 'course', course };
    return after ? { key: 'courseFree', course, other: after } : { key: 'lastFree', course };
  }
  return free && after?.id === id ? { key: 'becomesFree', course, other: free } : null;
}

/** The course that another order opens to everyone in place of the one that is open now; null where it is the same. */
export function orderQuestion<Course extends Placed>(
  before: readonly Course[],
  after: readonly Course[],
): AccessQuestion<Course> | null {
  const [free, next] = [freeCourse(before), freeCourse(after)];
  return free && next && free.id !== next.id ? { key: 'becomesFree', course: next, other: free } : null;
}
