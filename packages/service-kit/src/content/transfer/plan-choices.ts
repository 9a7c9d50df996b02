import type { ImportChoice, ImportPlan } from '@academy/contracts/shared/content-transfer.ts';
import type { ComparedRecord } from './compare-record.ts';
import { choicesMissing } from './transfer-texts.ts';

/** Throws 409 naming each conflict that nobody decided. */
export const assertDecided = (
  { records }: Pick<ImportPlan, 'records'>,
  choices: readonly ImportChoice[],
): void => {
  const decided = new Set(choices.map(({ kind, id, field }) => `${kind} ${id} ${field}`));
  const open = records.flatMap(({ kind, id, fields }) =>
    fields
      .filter(({ field, is }) => is === 'conflict' && !decided.has(`${kind} ${id} ${field}`))
      .map(({ field }) => `${kind}.${id}.${field}`),
  );
  if (open.length > 0) throw choicesMissing(open);
};

/** Before anybody has decided, conflicts are checked as if the files' wording were to stand. */
export const allForFiles = (compared: readonly ComparedRecord[]): ImportChoice[] =>
  compared.flatMap(({ kind, id, fields }) =>
    fields
      .filter(({ is }) => is === 'conflict')
      .map(({ field }) => ({ kind, id, field, take: 'file' as const })),
  );

/** What staff see of the records as they were compared. */
export const shownRecords = (compared: readonly ComparedRecord[]): ImportPlan['records'] =>
  compared.map(({ taken: _taken, file: _file, ...record }) => record);
