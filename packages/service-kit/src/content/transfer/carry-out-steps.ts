import { DomainError, type FieldError } from '../../errors/domain-error.ts';
import type { Logger } from '../../logging/logger.ts';
import type { ImportLog } from './import-log-repository.ts';
import type { LoggedImport } from './logged-import.ts';
import { leftOutReasons } from './transfer-texts.ts';

/** A step that failed in so many rounds is given up: until then no other import of the same begins. */
const mostFailedRounds = 15;

/** All of a record, for one reason. */
export const allLeftOut = (reason: keyof typeof leftOutReasons): FieldError[] => [
  { path: '', text: leftOutReasons[reason] },
];

/** A refusal as by a save of staff, such as of a text that cannot be drawn; null for what may pass. */
const refusalOf = (error: unknown): readonly FieldError[] | null => {
  if (!(error instanceof DomainError) || error.status !== 400) return null;
  return error.fields ?? [{ path: '', text: error.text }];
};

/** Whether a round that fails counts, so that the last of many gives up: the one at a start does not. */
export type FailedRounds = 'counted' | 'uncounted';

interface CarryingOut<Step> {
  imports: ImportLog;
  record: LoggedImport;
  kind: string;
  steps: readonly Step[];
  /** Writes one step with its base, or finds it written. Gives what of it was not: a field, or with an empty path all of it. */
  write: (step: Step) => Promise<readonly FieldError[]>;
  failedRounds: FailedRounds;
  now: Date;
  logger: Logger;
}

/**
 * Takes each step of an import that is not noted yet, whatever becomes of the others, and notes what became of it. Throws where
 * one failed that may succeed in the next round.
 */
export const carryOutSteps = async <Step extends { id: string }>({
  imports,
  record,
  kind,
  steps,
  write,
  failedRounds,
  now,
  logger,
}: CarryingOut<Step>): Promise<void> => {
  const { importId } = record;
  const note = async ({ id }: Step, fields: readonly FieldError[]): Promise<void> => {
    const left = fields.map(({ path, text }) => ({ path: [kind, id, path].filter(Boolean).join('.'), text }));
    await imports.noteOutcome(record, { id, left });
    if (left.length > 0)
      logger.warn({ record: id, importId, fields: left.map(({ path }) => path) }, 'an import left this out');
  };
  const writtenOrRefused = async (step: Step): Promise<readonly FieldError[]> => {
    try {
      return await write(step);
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) throw error;
      logger.warn({ err: error, record: step.id, importId }, 'a step of an import was refused');
      return refused;
    }
  };
  const noted = new Set(record.outcomes?.map(({ id }) => id));
  const failed: { step: Step; error: unknown }[] = [];
  for (const step of steps.filter(({ id }) => !noted.has(id)))
    try {
      await note(step, await writtenOrRefused(step));
    } catch (error) {
      logger.warn({ err: error, record: step.id, importId }, 'a step of an import failed');
      failed.push({ step, error });
    }
  const [first] = failed;
  if (!first) return;
  const isLast =
    failedRounds === 'counted' && (await imports.countFailedRound(record, now)) >= mostFailedRounds;
  if (!isLast) throw first.error;
  for (const { step } of failed) await note(step, allLeftOut('failing'));
};
