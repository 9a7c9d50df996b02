import type { CourseLearner } from '@academy/contracts/http/catalog/learning-figures.ts';
import { idSchema } from '@academy/contracts/shared/lists.ts';
import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffFilters } from '@academy/service-kit/staff/staff-query.ts';
import { z } from 'zod';
import { weekFrom } from '../../domain/calendar.ts';
import { tooManyNamed } from '../../domain/catalog-texts.ts';
import { learnerName } from '../../domain/learner-name.ts';
import type { ProgressRecord } from '../../domain/progress.ts';
import type { CatalogDeps } from '../deps.ts';

/** A week is named by its Monday. */
const monday = z.iso.date().refine((day) => new Date(day).getUTCDay() === 1);

const filterSchema = z.strictObject({
  courseId: idSchema.optional(),
  userId: idSchema.optional(),
  completed: z.boolean().optional(),
  lessonBegun: idSchema.optional(),
  lessonCompleted: idSchema.optional(),
  lessonLeft: idSchema.optional(),
  week: monday.optional(),
  activeIn: monday.optional(),
});

/** More people than this are not named by a text, but by a beginning that says little. */
const mostNamed = 1000;

interface Named {
  learner: string;
  course: { titleEs: string; titleEn: string } | undefined;
}

const toRow = (progress: ProgressRecord, { learner, course }: Named): CourseLearner => ({
  id: progress._id,
  userId: progress.userId,
  learner,
  courseId: progress.courseId,
  courseTitleEs: course?.titleEs ?? '',
  courseTitleEn: course?.titleEn ?? '',
  enrolledAt: progress.enrolledAt.toISOString(),
  lastActivityAt: progress.lastActivityAt.toISOString(),
  lessonsCompleted: progress.lessons.length,
  exercisesPassed: progress.exercises.filter(({ passed }) => passed).length,
  attempts: progress.exercises.reduce((sum, { attempts }) => sum + attempts, 0),
  completedAt: progress.completed?.at.toISOString() ?? null,
});

/** Throws where these are too many: cut short, they might leave out every one who is in the course. */
const namedBy = async (people: CatalogDeps['people'], q: string): Promise<string[]> => {
  const ids = await people.named(q, mostNamed + 1);
  if (ids.length > mostNamed) throw tooManyNamed();
  return ids;
};

/** Those to whom the list is limited by ids, for each way of limiting it. */
const limitedTo = async (
  { people }: CatalogDeps,
  { q }: StaffList,
  userId: string | undefined,
): Promise<string[][]> => [
  ...(userId !== undefined ? [[userId]] : []),
  ...(q !== null ? [await namedBy(people, q)] : []),
];

/** A page of those who began a course, latest first, with the count of all that match; 400 for a text that names too many. */
export const listCourseLearners = async (
  deps: CatalogDeps,
  query: StaffList,
): Promise<{ rows: CourseLearner[]; total: number }> => {
  const filters = staffFilters(query, filterSchema);
  const { userId, week, ...others } = filters;
  const { rows, total } = await deps.courseLearners.list(query, {
    ...others,
    userIds: await limitedTo(deps, query, userId),
    ...(week !== undefined && { begun: weekFrom(week, defaultTimeZone) }),
  });
  const [people, courses] = await Promise.all([
    deps.people.namesOf(rows.map(({ userId }) => userId)),
    deps.courses.listForStaff(),
  ]);
  const courseById = new Map(courses.map((course) => [course._id, course]));
  const named = ({ userId, courseId: id }: ProgressRecord): Named => ({
    learner: learnerName(people.get(userId)),
    course: courseById.get(id),
  });
  return { rows: rows.map((row) => toRow(row, named(row))), total };
};
