import { setImmediate } from 'node:timers/promises';
import { asPlanned } from '@academy/service-kit/content/transfer/fingerprints.ts';
import { isWritten, type Import } from '@academy/service-kit/content/transfer/logged-import.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { CourseRecord } from '../../domain/course.ts';
import type { LessonRecord } from '../../domain/lesson.ts';
import { lessonAsPlanned } from '../../domain/transfer/as-planned.ts';
import type { CourseStep, LessonChange, LessonStep } from '../../domain/transfer/import-steps.ts';
import { isSound, wholeCourseSet, wholeLesson, type Taught } from '../../domain/transfer/still-whole.ts';
import type { CatalogDeps } from '../deps.ts';
import { publishedLessonIds } from '../relist-lessons.ts';
import { courseWrite, lessonWrite, newCourse, newLesson } from './import-writes.ts';

export type CarryDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'taughtExercises' | 'logger'>;

const savedBy = ({ actorId }: Import) => ({ by: actorId, source: 'imported' }) as const;

/** Says so where something that is no import's has the id of what an import makes: that one stays. */
const orWarn = ({ logger }: CarryDeps, run: Import, there: LessonRecord | CourseRecord | null): void => {
  if (there && !isWritten(there, run))
    logger.warn(
      { record: there._id, importId: run.importId },
      'an import found the id of what it makes taken',
    );
};

/** What staff have saved since it was planned stays, and what learners may meet stays whole. */
const changeNow = (before: LessonRecord, change: LessonChange, taught: Taught): LessonChange =>
  !change.was || change.was.version === before.version
    ? change
    : wholeLesson(before, lessonAsPlanned(before, change), taught);

export const carryOutLesson = async (deps: CarryDeps, run: Import, step: LessonStep): Promise<void> => {
  const { lessons } = deps;
  if ('create' in step) {
    const { state, events } = newLesson(run, step.id, step);
    const isMade = await insertOnce(() => lessons.create(state, events, savedBy(run)));
    if (!isMade) orWarn(deps, run, await lessons.findAnywhere(step.id));
    return;
  }
  const taught = await deps.taughtExercises.join();
  await lessons.change(step.id, (before) =>
    isWritten(before, run)
      ? null
      : { ...lessonWrite(run, before, changeNow(before, step.change, taught)), saved: savedBy(run) },
  );
};

const createCourse = async (
  deps: CarryDeps,
  run: Import,
  course: Omit<Parameters<typeof newCourse>[1], 'lessonIds'>,
): Promise<void> => {
  const lessonIds = await publishedLessonIds(deps, course.id);
  const { state, events } = newCourse(run, { ...course, lessonIds });
  const isMade = await insertOnce(() => deps.courses.create(state, events, savedBy(run)));
  if (!isMade) orWarn(deps, run, await deps.courses.findAnywhere(course.id));
};

/** Whether learners may meet the exercises of its published lessons, as they are by now. */
const areLessonsSound = async (
  { lessons, taughtExercises }: CarryDeps,
  courseId: string,
): Promise<boolean> => {
  const taught = await taughtExercises.join();
  for (const { status, exercises } of await lessons.findOfCourse(courseId)) {
    if (status === 'published' && !exercises.every((exercise) => isSound(taught(exercise)))) return false;
    // All self-tests of a course in one go would block other requests noticeably.
    await setImmediate();
  }
  return true;
};

/** The course comes last: who sees it finds its lessons as they are to be. */
export const carryOutCourse = async (
  deps: CarryDeps,
  run: Import,
  id: string,
  step: CourseStep,
): Promise<void> => {
  if ('create' in step) return createCourse(deps, run, { id, hash: step.hash, fields: step.create });
  await deps.courses.change(id, async (before) => {
    if (isWritten(before, run)) return null;
    const set = asPlanned(before, step.set, step.was?.prints);
    const becomesShown = before.status === 'draft' && (set.status ?? 'draft') !== 'draft';
    const whole = wholeCourseSet(before, set, !becomesShown || (await areLessonsSound(deps, id)));
    return { ...courseWrite(run, before, whole), saved: savedBy(run) };
  });
};
