import { freeCourse } from '../shared/free-course.ts';
import type { StaffCourse } from './types.ts';

type Placed = Pick<StaffCourse, 'id' | 'status'>;

/** What a change of a course, or of the order, means for who may take which. */
export interface AccessQuestion<Course> {
  /** Among `resources.outline.ask`. */
  key: 'course' | 'courseFree' | 'lastFree' | 'becomesFree' | 'becomesFreeLater' | 'unknown';
  course: Course;
  /** The free one of now, or the one that would be it. */
  other?: Course;
}

/** The course that is free once its automation has published what is queued. */
const freeLater = <Course extends Placed>(inOrder: readonly Course[]): Course | undefined =>
  inOrder.find(({ status }) => status !== 'draft');

/** Which course closes for those who take it without paying, and for which other one; null where none does. */
function closing<Course extends Placed>(
  before: readonly Course[],
  after: readonly Course[],
): AccessQuestion<Course> | null {
  const [free, next] = [freeCourse(before), freeCourse(after)];
  if (!free || !next) return null;
  if (next.id !== free.id) return { key: 'becomesFree', course: next, other: free };
  const later = freeLater(after);
  return later?.status === 'queued' && later.id !== freeLater(before)?.id
    ? { key: 'becomesFreeLater', course: later, other: free }
    : null;
}

/**
 * What is to be asked before a course gets another status; null where no learner notices. Without the list of courses, or
 * with one from before this course, it is not known what it means.
 */
export function statusQuestion<Course extends Placed>(
  inOrder: readonly Course[] | undefined,
  course: Course,
  status: StaffCourse['status'],
): AccessQuestion<Course> | null {
  if (course.status === status) return null;
  if (!inOrder?.some(({ id }) => id === course.id)) return { key: 'unknown', course };
  const before = inOrder.map((each) => (each.id === course.id ? course : each));
  const after = inOrder.map((each) => (each.id === course.id ? { ...course, status } : each));
  if (course.status === 'published') {
    if (freeCourse(before)?.id !== course.id) return { key: 'course', course };
    const next = freeCourse(after);
    return next ? { key: 'courseFree', course, other: next } : { key: 'lastFree', course };
  }
  const closes = closing(before, after);
  return closes?.course.id === course.id ? { ...closes, course } : null;
}

/** The course that another order opens to everyone, now or later, in place of the one that is open now; null where none. */
export const orderQuestion = <Course extends Placed>(
  before: readonly Course[],
  after: readonly Course[],
): AccessQuestion<Course> | null => closing(before, after);
