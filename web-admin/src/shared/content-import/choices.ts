import type { ImportChoice, ImportedRecord, ImportPlan } from '@academy/contracts/shared/content-transfer.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';

export type Take = ImportChoice['take'];
/** What staff chose so far, by `keyOf`. */
export type Choices = ReadonlyMap<string, Take>;

export const keyOf = ({ kind, id }: Pick<ImportedRecord, 'kind' | 'id'>, field: string): string =>
  `${kind} ${id} ${field}`;

const conflictsIn = ({ records }: ImportPlan) =>
  records.flatMap((record) =>
    record.fields.filter(({ is }) => is === 'conflict').map(({ field }) => ({ record, field })),
  );

export const openConflicts = (plan: ImportPlan, choices: Choices): number =>
  conflictsIn(plan).filter(({ record, field }) => !choices.has(keyOf(record, field))).length;

export const conflictCount = (plan: ImportPlan): number => conflictsIn(plan).length;

export const allTaken = (plan: ImportPlan, take: Take): Choices =>
  new Map(conflictsIn(plan).map(({ record, field }) => [keyOf(record, field), take]));

export const toChoices = (plan: ImportPlan, choices: Choices): ImportChoice[] =>
  conflictsIn(plan).flatMap(({ record: { kind, id }, field }) => {
    const take = choices.get(keyOf({ kind, id }, field));
    return take ? [{ kind, id, field, take }] : [];
  });

/** How many records come to what. */
export const countOf = ({ records }: ImportPlan, is: ImportedRecord['is']): number =>
  records.filter((record) => record.is === is).length;

/** Whether the import does anything: what is unchanged becomes known by its files. */
export const canBeImported = (plan: ImportPlan): boolean =>
  writesAnything(plan) || countOf(plan, 'unchanged') > 0;

/** Whether the import would change what is stored. */
export const writesAnything = (plan: ImportPlan): boolean =>
  countOf(plan, 'created') + countOf(plan, 'changed') > 0;

const decidedThough = new Set(['import-left-out', 'import-unfinished']);

/** Whether an import that was refused has written all the same, or goes on to: its plan is no longer what it would do. */
export const isPlanSpent = (error: unknown): boolean =>
  error instanceof ApiError && decidedThough.has(error.code);
