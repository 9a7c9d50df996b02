import type { CourseImportPlan } from '@academy/contracts/http/catalog/staff-transfer.ts';
import type { ImportChoice, ImportSource } from '@academy/contracts/shared/content-transfer.ts';
import type { CourseFiles } from '@academy/service-kit/content/files/course-folder.ts';
import { planBasis } from '@academy/service-kit/content/transfer/plan-basis.ts';
import { allForFiles, shownRecords } from '@academy/service-kit/content/transfer/plan-choices.ts';
import type { ImportSteps } from '../../domain/transfer/import-steps.ts';
import { settleArrangement } from '../authoring/settle-arrangement.ts';
import type { CatalogDeps } from '../deps.ts';
import { assertPlaces } from './assert-places.ts';
import { assertRoom } from './assert-room.ts';
import { assertWhole } from './assert-whole.ts';
import { compareCourse, type StoredCourse } from './compare-course.ts';
import { readSource } from './read-source.ts';
import { stepsOf } from './steps-of.ts';
import { untoldRecords } from './untold-records.ts';

/** What an import shows before anything is written, and what it would write. */
export interface PlannedImport {
  plan: CourseImportPlan;
  steps: ImportSteps;
  course: CourseFiles;
}

/** Stands for the course as it is stored, and for its bases: another one as soon as any record of it changes. */
export const basisOf = (
  deps: Pick<CatalogDeps, 'importBases'>,
  stored: StoredCourse | null,
): Promise<string> => {
  const records = (stored?.lessons ?? []).flatMap(({ _id, exercises }) => [
    { kind: 'lessons', id: _id },
    ...exercises.map(({ id }) => ({ kind: 'exercises', id })),
  ]);
  if (stored) records.push({ kind: 'courses', id: stored.course._id });
  const versions = stored && [
    stored.course.version,
    ...stored.lessons.map(({ _id, version }) => [_id, version]),
  ];
  return planBasis(deps, records, versions);
};

export const storedCourse = async (
  { courses, lessons }: Pick<CatalogDeps, 'courses' | 'lessons'>,
  id: string,
): Promise<StoredCourse | null> => {
  const course = await courses.find(id);
  return course && { course, lessons: await lessons.findOfCourse(id) };
};

/**
 * Reads and checks the files, and compares them with what is stored. Nothing is written. Without choices each conflict is
 * open. Throws DomainError 400 naming file, line and field of each fault.
 */
export const planImport = async (
  deps: CatalogDeps,
  { source, choices }: { source: ImportSource; choices?: readonly ImportChoice[] },
): Promise<PlannedImport> => {
  const sent = await readSource(source);
  await assertPlaces(deps, sent.course);
  await settleArrangement(deps, sent.course.id);
  const stored = await storedCourse(deps, sent.course.id);
  // Before anything is compared: what moves meanwhile makes it another one.
  const basis = await basisOf(deps, stored);
  const untold = stored ? await untoldRecords(deps, stored) : new Set<string>();
  const asked = { files: sent.course, stored, untold };
  const open = await compareCourse(deps, { ...asked, choices: choices ?? [] });
  const compared = choices ? open : await compareCourse(deps, { ...asked, choices: allForFiles(open) });
  const steps = stepsOf(sent.course, stored, compared);
  assertRoom(steps, { stored: stored?.lessons ?? [], compared });
  const taught = await deps.taughtExercises.join();
  await assertWhole(sent, { steps, stored, compared, taught });
  const plan = {
    courseId: sent.course.id,
    basis,
    records: shownRecords(open),
    passedOver: sent.passedOver,
  };
  return { plan, steps, course: sent.course };
};
