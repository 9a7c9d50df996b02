import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { CourseImportRecord } from '../../domain/transfer/course-import.ts';
import { fileSides } from '../../domain/transfer/import-base.ts';
import type { ImportSteps } from '../../domain/transfer/import-steps.ts';
import { importUnfinished } from '../../domain/transfer-texts.ts';
import { orLater } from '../bin/or-later.ts';
import type { CatalogDeps } from '../deps.ts';
import { relistLessons } from '../relist-lessons.ts';
import { carryOutCourse, carryOutLesson } from './carry-out.ts';

type SettleDeps = Pick<
  CatalogDeps,
  'courses' | 'lessons' | 'courseImports' | 'importBases' | 'outline' | 'logger' | 'now'
>;

const carryOut = async (deps: SettleDeps, record: CourseImportRecord): Promise<void> => {
  const { _id: courseId, importId, actorId, at } = record;
  const steps = JSON.parse(record.steps) as ImportSteps;
  const run = { importId, actorId, at };
  for (const step of steps.lessons) {
    await carryOutLesson(deps, run, step);
    failPoint('catalog.after_imported_lesson');
  }
  if (steps.course) await carryOutCourse(deps, run, courseId, steps.course);
  await deps.importBases.keep(run, fileSides(courseId, steps));
  failPoint('catalog.after_imported_course');
  await relistLessons(deps, courseId);
  await deps.courseImports.end(record);
  deps.outline.forget();
};

/**
 * Carries out the import of a course that staff have decided on, where there is one: as it is decided, and after a crash
 * before anything else is done with the course. It may run again and in parallel: what it has written it does not write twice.
 * One that fails is logged and waits for the next round, and the caller goes on with what is stored: a course that could
 * not be saved any more would be worse. Returns whether there was one.
 */
export const settleImport = async (deps: SettleDeps, courseId: string): Promise<boolean> => {
  const record = await deps.courseImports.findDecided(courseId);
  if (!record) return false;
  await orLater(deps, courseId, () => carryOut(deps, record));
  return true;
};

/** The same for who has just decided on it. Throws DomainError 503 where it is not done yet. */
export const finishImport = async (deps: SettleDeps, courseId: string): Promise<void> => {
  await settleImport(deps, courseId);
  if (await deps.courseImports.findDecided(courseId)) throw importUnfinished();
};

const undecidedForMs = 60_000;

/** All imports that a crash left half done, each by itself; what one left before it was decided is forgotten. */
export const settleImports = async (deps: SettleDeps): Promise<void> => {
  for (const courseId of await deps.courseImports.listDecided()) await settleImport(deps, courseId);
  await deps.courseImports.forgetUndecided(new Date(deps.now().getTime() - undecidedForMs));
};
