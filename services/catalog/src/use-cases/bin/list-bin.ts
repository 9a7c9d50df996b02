import { binnedKindSchema, type BinEntry } from '@academy/contracts/http/catalog/staff-bin.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffPage } from '@academy/service-kit/staff/staff-page.ts';
import { z } from 'zod';
import type { BinnedLesson } from '../../data/lesson-bin-reads.ts';
import { endsAt } from '@academy/service-kit/bin/bin.ts';
import type { CourseRecord } from '../../domain/course.ts';
import type { CatalogDeps } from '../deps.ts';

type Titled = Pick<BinEntry, 'titleEs' | 'titleEn'>;
type Deletion = Pick<BinEntry, 'resource' | 'recordId' | 'isPublished'> &
  Titled & { at: Date; by: string; parent: Titled | null };

const list = {
  text: ({ titleEs, titleEn }: BinEntry) => [titleEs, titleEn],
  sortable: ['resource', 'titleEs', 'titleEn', 'deletedAt', 'endsAt'] as const,
  filters: z.strictObject({ resource: binnedKindSchema.optional() }),
};

const toEntry = (
  { resource, recordId, titleEs, titleEn, isPublished, at, by, parent }: Deletion,
  { lessons, exercises }: Pick<BinEntry, 'lessons' | 'exercises'>,
): BinEntry => ({
  id: `${resource}.${recordId}`,
  resource,
  recordId,
  titleEs,
  titleEn,
  parentTitleEs: parent?.titleEs ?? null,
  parentTitleEn: parent?.titleEn ?? null,
  isPublished,
  lessons,
  exercises,
  deletedAt: at.toISOString(),
  deletedBy: by,
  endsAt: endsAt(at).toISOString(),
});

const courseEntry = (course: CourseRecord, lessons: readonly BinnedLesson[]): BinEntry[] => {
  const { _id, titleEs, titleEn, status, binnedAt, binnedBy = '', returningAt } = course;
  if (!binnedAt || returningAt) return [];
  const along = lessons.filter(({ binnedWith }) => binnedWith === _id);
  const exercises = along.reduce((sum, lesson) => sum + lesson.exercises.length, 0);
  const deletion = {
    recordId: _id,
    titleEs,
    titleEn,
    isPublished: status === 'published',
    at: binnedAt,
    by: binnedBy,
    parent: null,
  };
  return [toEntry({ resource: 'courses', ...deletion }, { lessons: along.length, exercises })];
};

const lessonEntry = (lesson: BinnedLesson, parent: Titled | null): BinEntry[] => {
  const { _id, titleEs, titleEn, status, binnedAt, binnedBy = '', binnedWith, exercises } = lesson;
  if (!binnedAt || binnedWith) return [];
  const deletion = {
    recordId: _id,
    titleEs,
    titleEn,
    isPublished: status === 'published',
    at: binnedAt,
    by: binnedBy,
    parent,
  };
  return [toEntry({ resource: 'lessons', ...deletion }, { lessons: 0, exercises: exercises.length })];
};

const exerciseEntries = (lesson: BinnedLesson): BinEntry[] =>
  (lesson.binnedExercises ?? []).map(({ exercise: { id, titleEs, titleEn }, at, by }) =>
    toEntry(
      {
        resource: 'exercises',
        recordId: id,
        titleEs,
        titleEn,
        isPublished: lesson.status === 'published',
        at,
        by,
        parent: lesson,
      },
      { lessons: 0, exercises: 0 },
    ),
  );

const byDeletion = (a: BinEntry, b: BinEntry): number => b.deletedAt.localeCompare(a.deletedAt);

/** A page of what staff deleted, latest first: what went with its course is counted there. */
export const listBin = async (
  { courses, lessons }: Pick<CatalogDeps, 'courses' | 'lessons'>,
  query: StaffList,
): Promise<{ rows: BinEntry[]; total: number }> => {
  const [binned, all, rows] = await Promise.all([
    courses.listBinned(),
    courses.listAnywhere(),
    lessons.listBinned(),
  ]);
  const titles = new Map(all.map(({ _id, titleEs, titleEn }) => [_id, { titleEs, titleEn }]));
  const entries = [
    ...binned.flatMap((course) => courseEntry(course, rows)),
    ...rows.flatMap((lesson) => lessonEntry(lesson, titles.get(lesson.courseId) ?? null)),
    ...rows.flatMap(exerciseEntries),
  ];
  return staffPage(entries.toSorted(byDeletion), query, list);
};
