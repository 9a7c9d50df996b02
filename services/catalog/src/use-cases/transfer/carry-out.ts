import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { CourseStep, LessonStep } from '../../domain/transfer/import-steps.ts';
import type { CatalogDeps } from '../deps.ts';
import { publishedLessonIds } from '../relist-lessons.ts';
import { courseWrite, lessonWrite, newCourse, newLesson, type Import } from './import-writes.ts';

export type CarryDeps = Pick<CatalogDeps, 'courses' | 'lessons'>;

const savedBy = ({ actorId }: Import) => ({ by: actorId, source: 'imported' }) as const;

export const carryOutLesson = async (
  { lessons }: CarryDeps,
  run: Import,
  step: LessonStep,
): Promise<void> => {
  if ('create' in step) {
    const { state, events } = newLesson(run, step.id, step);
    await insertOnce(() => lessons.create(state, events, savedBy(run)));
    return;
  }
  await lessons.change(step.id, (before) =>
    before.lastImport === run.importId
      ? null
      : { ...lessonWrite(run, before, step.change), saved: savedBy(run) },
  );
};

const createCourse = async (
  deps: CarryDeps,
  run: Import,
  course: Omit<Parameters<typeof newCourse>[1], 'lessonIds'>,
): Promise<void> => {
  const lessonIds = await publishedLessonIds(deps, course.id);
  const { state, events } = newCourse(run, { ...course, lessonIds });
  await insertOnce(() => deps.courses.create(state, events, savedBy(run)));
};

/** The course comes last: who sees it finds its lessons as they are to be. */
export const carryOutCourse = async (
  deps: CarryDeps,
  run: Import,
  id: string,
  step: CourseStep,
): Promise<void> => {
  if ('create' in step) return createCourse(deps, run, { id, hash: step.hash, fields: step.create });
  await deps.courses.change(id, (before) =>
    before.lastImport === run.importId
      ? null
      : { ...courseWrite(run, before, step.set), saved: savedBy(run) },
  );
};
