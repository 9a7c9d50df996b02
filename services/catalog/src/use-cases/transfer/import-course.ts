import type {
  ImportChoice,
  ImportPlan,
  ImportSource,
} from '@academy/contracts/http/catalog/staff-transfer.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { CourseImportRecord } from '../../domain/transfer/course-import.ts';
import { createdIds } from '../../domain/transfer/import-steps.ts';
import { choicesMissing, importUnderWay, planOutdated } from '../../domain/transfer-texts.ts';
import type { CatalogDeps } from '../deps.ts';
import { assertPlaces } from './assert-places.ts';
import { basisOf, planImport, storedCourse, type PlannedImport } from './plan-import.ts';
import { finishImport } from './settle-import.ts';

interface Importing {
  source: ImportSource;
  /** Of the plan that staff have seen. */
  basis: string;
  choices: readonly ImportChoice[];
  actorId: string;
}

/** Throws 409 naming each conflict that nobody decided. */
const assertDecided = ({ records }: ImportPlan, choices: readonly ImportChoice[]): void => {
  const decided = new Set(choices.map(({ kind, id, field }) => `${kind} ${id} ${field}`));
  const open = records.flatMap(({ kind, id, fields }) =>
    fields
      .filter(({ field, is }) => is === 'conflict' && !decided.has(`${kind} ${id} ${field}`))
      .map(({ field }) => `${kind}.${id}.${field}`),
  );
  if (open.length > 0) throw choicesMissing(open);
};

/** Throws DomainError where the course, or what has the ids of its files, is not as it was planned any more. */
const assertAsPlanned = async (
  deps: CatalogDeps,
  { plan, course }: PlannedImport,
  record: CourseImportRecord,
): Promise<void> => {
  // Each writes down first what it makes: of two that make the same, at least one finds the other or what it made.
  if (await deps.courseImports.isClaimed(record)) throw importUnderWay();
  await assertPlaces(deps, course);
  if (basisOf(await storedCourse(deps, plan.courseId)) !== plan.basis) throw planOutdated();
};

/**
 * Writes down what is to be imported, then looks once more whether the course is as it was compared. Only then it is decided;
 * from there on it is carried out whole, by this process or, should it die, by another.
 */
const decide = async (deps: CatalogDeps, planned: PlannedImport, actorId: string): Promise<void> => {
  const { plan, steps } = planned;
  const record = {
    _id: plan.courseId,
    importId: newId(),
    actorId,
    at: deps.now(),
    isDecided: false,
    creates: createdIds(steps),
    steps: JSON.stringify(steps),
  };
  if (!(await deps.courseImports.begin(record))) throw importUnderWay();
  failPoint('catalog.before_import_decided');
  try {
    await assertAsPlanned(deps, planned, record);
    if (!(await deps.courseImports.decide(record))) throw planOutdated();
  } catch (error) {
    await deps.courseImports.end(record);
    throw error;
  }
};

/**
 * Imports a course from its files, all or nothing. Gives what was created and changed. Throws DomainError 400 where a file
 * is at fault, and 409 where the course is another one than staff have seen, another import is under way, or a conflict is not decided.
 */
export const importCourse = async (
  deps: CatalogDeps,
  { source, basis, choices, actorId }: Importing,
): Promise<ImportPlan> => {
  const planned = await planImport(deps, { source, choices });
  if (planned.plan.basis !== basis) throw planOutdated();
  assertDecided(planned.plan, choices);
  const { plan } = planned;
  await decide(deps, planned, actorId);
  await finishImport(deps, plan.courseId);
  return plan;
};
