import type { CourseFiles } from '@academy/service-kit/content/files/course-folder.ts';
import { filesFaulty } from '@academy/service-kit/content/transfer/transfer-texts.ts';
import type { FieldError } from '@academy/service-kit/errors/domain-error.ts';
import { fileReason } from '../../domain/transfer-texts.ts';
import type { CatalogDeps } from '../deps.ts';

type PlaceDeps = Pick<CatalogDeps, 'courses' | 'lessons'>;

const courseFault = async ({ courses }: PlaceDeps, id: string): Promise<FieldError[]> => {
  const there = await courses.findAnywhere(id);
  return there && (there.binnedAt || there.endedAt) ? [fileReason('course.yaml', 'inBin')] : [];
};

const lessonFault = async (
  { lessons }: PlaceDeps,
  id: string,
  courseId: string,
): Promise<'inBin' | 'elsewhere' | null> => {
  const there = await lessons.findAnywhere(id);
  if (!there) return null;
  if (there.binnedAt || there.endedAt) return 'inBin';
  return there.courseId === courseId ? null : 'elsewhere';
};

/** Throws DomainError 400 where a record of the files lies in the bin, or belongs to another course or lesson. */
export const assertPlaces = async (
  deps: PlaceDeps,
  { id: courseId, lessons }: CourseFiles,
): Promise<void> => {
  const faults = await courseFault(deps, courseId);
  for (const lesson of lessons) {
    const fault = await lessonFault(deps, lesson.id, courseId);
    if (fault) faults.push(fileReason(`${lesson.path}/lesson.yaml`, fault));
    for (const exercise of lesson.exercises) {
      const holder = await deps.lessons.findOfExercise(exercise.id);
      if (holder && holder._id !== lesson.id) faults.push(fileReason(exercise.path, 'elsewhere'));
      if (!holder && (await deps.lessons.hasBinned([exercise.id])))
        faults.push(fileReason(exercise.path, 'inBin'));
    }
  }
  if (faults.length > 0) throw filesFaulty(faults);
};
