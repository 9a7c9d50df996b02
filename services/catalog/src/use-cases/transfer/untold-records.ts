import type { CourseRecord } from '../../domain/course.ts';
import type { LessonRecord } from '../../domain/lesson.ts';
import { courseParts, lessonParts } from '../../domain/versioned-parts.ts';
import type { CatalogDeps } from '../deps.ts';
import type { StoredCourse } from './compare-course.ts';

type UntoldDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'versions'>;

const isUntold = async (
  { versions }: UntoldDeps,
  record: CourseRecord | LessonRecord,
  parts: ReturnType<typeof lessonParts>,
): Promise<boolean> => {
  if (!record.editedByStaff) return false;
  for (const { kind, id } of parts) if (await versions.isKept(kind, id)) return false;
  return true;
};

/** Whether staff edited it and no version of it tells. What a crash left unfiled counts as well. */
export const isUntoldCourse = async (deps: UntoldDeps, course: CourseRecord): Promise<boolean> => {
  await deps.courses.fileVersions(course._id);
  return isUntold(deps, course, courseParts(course));
};

/** The same of a lesson with its exercises. */
export const isUntoldLesson = async (deps: UntoldDeps, lesson: LessonRecord): Promise<boolean> => {
  await deps.lessons.fileVersions(lesson._id);
  return isUntold(deps, lesson, lessonParts(lesson));
};

/** The records that staff edited and of which, with all of their parts, no version tells. */
export const untoldRecords = async (
  deps: UntoldDeps,
  { course, lessons }: StoredCourse,
): Promise<ReadonlySet<string>> => {
  const untold = new Set<string>();
  if (await isUntoldCourse(deps, course)) untold.add(course._id);
  for (const lesson of lessons) if (await isUntoldLesson(deps, lesson)) untold.add(lesson._id);
  return untold;
};
