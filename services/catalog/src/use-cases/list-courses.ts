import type { Course } from '@academy/contracts/http/catalog/courses.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';
import { searchPrefix } from '@academy/service-kit/text/search-terms.ts';
import { toCourse } from '../views/course-views.ts';
import type { CourseRecord } from '../domain/course.ts';
import { entitlementOf, type Reader } from '@academy/contracts/shared/entitlement.ts';
import type { CatalogDeps } from './deps.ts';

export interface CourseQuery {
  q?: string | undefined;
  level?: string | undefined;
  after?: Cursor | undefined;
  limit?: number | undefined;
}

export interface CoursePage {
  courses: Course[];
  /** Where the next page begins; null on the last. */
  next: Cursor | null;
}

const matcher = ({ q, level, after }: CourseQuery): ((course: CourseRecord) => boolean) => {
  const prefixes = q === undefined ? [] : searchPrefix(q);
  return (course) =>
    (level === undefined || course.level === level) &&
    (after === undefined ||
      course.orderIndex > after.order ||
      (course.orderIndex === after.order && course._id.localeCompare(after.id) > 0)) &&
    prefixes.every((prefix) => course.terms.some((term) => prefix.test(term)));
};

/** A searched, filtered or paged list of published courses, by their order. */
export const listCourses = async (
  { outline, ratings }: CatalogDeps,
  query: CourseQuery,
  caller: Reader | null,
): Promise<CoursePage> => {
  const { courses } = await outline.read();
  const rights = { entitlement: entitlementOf(caller), ratings: await ratings.read() };
  const matches = matcher(query);
  const all = courses.filter(({ course }) => matches(course));
  const page = all.slice(0, query.limit);
  const last = page.at(-1)?.course;
  return {
    courses: page.map((course) => toCourse(course, rights)),
    next: all.length > page.length && last ? { order: last.orderIndex, id: last._id } : null,
  };
};
