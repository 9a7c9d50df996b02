import type { CourseRecord } from '../../domain/course.ts';
import type { LessonRecord } from '../../domain/lesson.ts';
import { courseParts, lessonParts } from '../../domain/versioned-parts.ts';
import type { CatalogDeps } from '../deps.ts';
import type { StoredCourse } from './compare-course.ts';

/** The records that staff edited and of which, with all of their parts, no version tells. */
export const untoldRecords = async (
  { courses, lessons, versions }: Pick<CatalogDeps, 'courses' | 'lessons' | 'versions'>,
  stored: StoredCourse,
): Promise<ReadonlySet<string>> => {
  const untold = new Set<string>();
  const look = async (record: CourseRecord | LessonRecord, parts: ReturnType<typeof lessonParts>) => {
    if (!record.editedByStaff) return;
    for (const { kind, id } of parts) if (await versions.isKept(kind, id)) return;
    untold.add(record._id);
  };
  // What a crash left unfiled counts as well.
  await courses.fileVersions(stored.course._id);
  await look(stored.course, courseParts(stored.course));
  for (const lesson of stored.lessons) {
    await lessons.fileVersions(lesson._id);
    await look(lesson, lessonParts(lesson));
  }
  return untold;
};
