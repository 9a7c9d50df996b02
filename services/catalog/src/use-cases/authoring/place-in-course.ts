import { lessonInUse, parentMissing } from '../../domain/authoring-texts.ts';
import { lastPlace } from '../../domain/last-place.ts';
import type { LessonRecord } from '../../domain/lesson.ts';
import type { CatalogDeps } from '../deps.ts';

type PlaceDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'attempts' | 'progress'>;

/**
 * The place of a lesson that moves to another course: after all others. Throws 400 where that course is not there, and 409
 * where learners have done anything in the lesson, since that counts in the course it is in.
 */
export const placeInCourse = async (
  { courses, lessons, attempts, progress }: PlaceDeps,
  { _id, exercises, binnedExercises = [] }: LessonRecord,
  courseId: string,
): Promise<{ orderIndex: number }> => {
  if (!(await courses.find(courseId))) throw parentMissing('courseId');
  // What lies in the bin may come back into it.
  const all = [...exercises, ...binnedExercises.map(({ exercise }) => exercise)];
  const isInUse = (await attempts.existsAtAny(all.map(({ id }) => id))) || (await progress.hasCompleted(_id));
  if (isInUse) throw lessonInUse();
  return { orderIndex: lastPlace(await lessons.listOfCourse(courseId)) };
};
