import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { inCourseOrder } from '../../domain/course-order.ts';
import type { StaffLessonRow } from '../../data/lesson-repository.ts';
import type { CatalogDeps } from '../deps.ts';

/** Every lesson, whatever its status, in the order in which learners meet them. */
export const lessonsInOrder = async ({
  courses,
  lessons,
}: Pick<CatalogDeps, 'courses' | 'lessons'>): Promise<StaffLessonRow[]> => {
  const [all, rows] = await Promise.all([courses.listForStaff(), lessons.listForStaff()]);
  return inCourseOrder(rows, all);
};

const inTheirOrder: readonly string[] = ['courseId', 'lessonId'];

/** A list that is asked for by course or lesson comes in their order, not in that of their ids: by the row's `place`. */
export const byPlace = (query: StaffList): StaffList =>
  query.sort && inTheirOrder.includes(query.sort.field)
    ? { ...query, sort: { ...query.sort, field: 'place' } }
    : query;
