import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { findStaffPage, staffSort, type SortableFields } from '@academy/service-kit/staff/staff-query.ts';
import type { ProgressRecord } from '../../domain/progress.ts';
import type { ProgressModel } from '../progress-model.ts';

const sortable: SortableFields<ProgressRecord> = new Map([
  ['enrolledAt', 'enrolledAt'],
  ['lastActivityAt', 'lastActivityAt'],
]);

/** Which learners of courses are meant. */
export interface WantedLearners {
  courseId?: string | undefined;
  /** Those who are in each of these. */
  userIds: readonly (readonly string[])[];
  completed?: boolean | undefined;
  /** Those who began, completed, or began and did not complete a lesson. */
  lessonBegun?: string | undefined;
  lessonCompleted?: string | undefined;
  lessonLeft?: string | undefined;
  /** The Monday of a week in which they made an attempt. */
  activeIn?: string | undefined;
  begun?: { from: Date; until: Date } | undefined;
}

type Condition = Filter<Stored<ProgressRecord>>;

/** As `begunLessons` of the domain counts it. */
const hasBegun = (lessonId: string): Condition => ({
  $or: [{ 'exercises.lessonId': lessonId }, { 'last.lessonId': lessonId }, { 'lessons.lessonId': lessonId }],
});

const given = <Value>(value: Value | undefined, toCondition: (value: Value) => Condition): Condition[] =>
  value === undefined ? [] : [toCondition(value)];

const conditions = (ids: StaffList['ids'], wanted: WantedLearners): Condition => ({
  $and: [
    { removedAt: null },
    ...given(ids ?? undefined, (all) => ({ _id: { $in: all } })),
    ...given(wanted.courseId, (courseId) => ({ courseId })),
    ...given(wanted.completed, (isDone) => ({ completed: isDone ? { $ne: null } : null })),
    ...given(wanted.begun, ({ from, until }) => ({ enrolledAt: { $gte: from, $lt: until } })),
    ...given(wanted.activeIn, (activeWeeks) => ({ activeWeeks })),
    ...given(wanted.lessonBegun, hasBegun),
    ...given(wanted.lessonCompleted, (id) => ({ 'lessons.lessonId': id })),
    ...given(wanted.lessonLeft, (id) => ({ $and: [hasBegun(id), { 'lessons.lessonId': { $ne: id } }] })),
    ...wanted.userIds.map((userIds) => ({ userId: { $in: userIds } })),
  ],
});

/** The learners of courses, as staff look for them. */
export const createCourseLearnerRepository = (progress: ProgressModel) => ({
  /** Throws DomainError 400 naming `sort` for a field that is not sorted by. */
  list: (query: StaffList, wanted: WantedLearners): Promise<{ rows: ProgressRecord[]; total: number }> =>
    findStaffPage(progress, query, {
      where: conditions(query.ids, wanted),
      sort: staffSort(query, { sortable, otherwise: { enrolledAt: -1 } }),
    }),
});

export type CourseLearnerRepository = ReturnType<typeof createCourseLearnerRepository>;
