import type { ImportKey, LoggedImport } from '@academy/service-kit/content/transfer/logged-import.ts';
import {
  finishImport,
  settleImport,
  settleImports,
} from '@academy/service-kit/content/transfer/settle-imports.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { fileSides } from '../../domain/transfer/file-sides.ts';
import type { ImportSteps } from '../../domain/transfer/import-steps.ts';
import type { CatalogDeps } from '../deps.ts';
import { relistLessons } from '../relist-lessons.ts';
import { carryOutCourse, carryOutLesson } from './carry-out.ts';

type SettleDeps = Pick<
  CatalogDeps,
  'courses' | 'lessons' | 'courseImports' | 'importBases' | 'outline' | 'taughtExercises' | 'logger' | 'now'
>;

const carryOut = async (deps: SettleDeps, record: LoggedImport): Promise<void> => {
  const { _id: courseId, importId, actorId, at } = record;
  // Written by `decideImport`, from these.
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
  await deps.courseImports.end(record, deps.now());
  deps.outline.forget();
};

const settling = (deps: SettleDeps) => ({
  imports: deps.courseImports,
  carryOut: (record: LoggedImport) => carryOut(deps, record),
  logger: deps.logger,
});

/** Carries out the import of a course that staff have decided on, where there is one. Returns whether there was. */
export const settleCourseImport = (deps: SettleDeps, courseId: string): Promise<boolean> =>
  settleImport(settling(deps), courseId);

/** The same for who has just decided on it. Throws DomainError 503 where it is not done yet. */
export const finishCourseImport = (deps: SettleDeps, decided: ImportKey): Promise<void> =>
  finishImport(settling(deps), decided);

/** All imports of courses that a crash left half done. */
export const settleCourseImports = (deps: SettleDeps): Promise<void> =>
  settleImports(settling(deps), deps.now());
