import { DomainError, type FieldError } from '../../errors/domain-error.ts';
import type { Logger } from '../../logging/logger.ts';
import type { LoggedImport } from './logged-import.ts';
import { leftOutReasons } from './transfer-texts.ts';

/** What could not be written of one record: `path` is the field, or empty for all of it. */
export interface LeftOut {
  id: string;
  fields: readonly FieldError[];
}

/** A step that has failed for so long is given up: until then no other import of the same begins. */
const givenUpAfterMs = 15 * 60_000;

/** All of a record, for one reason. */
export const allLeftOut = (reason: keyof typeof leftOutReasons): FieldError[] => [
  { path: '', text: leftOutReasons[reason] },
];

/** A refusal as by a save of staff, such as of a text that cannot be drawn; null for what may pass. */
const refusalOf = (error: unknown): readonly FieldError[] | null => {
  if (!(error instanceof DomainError) || error.status !== 400) return null;
  return error.fields ?? [{ path: '', text: error.text }];
};

interface CarryingOut<Step> {
  record: Pick<LoggedImport, 'importId' | 'at'>;
  steps: readonly Step[];
  /** Writes one step, or finds it written. Gives what of it was not. */
  write: (step: Step) => Promise<readonly FieldError[]>;
  logger: Logger;
  now: Date;
}

/**
 * Writes each step of an import whatever becomes of the others. Gives what was left out for good, which is logged. Throws where one
 * failed that may succeed in the next round.
 */
export const carryOutSteps = async <Step extends { id: string }>({
  record,
  steps,
  write,
  logger,
  now,
}: CarryingOut<Step>): Promise<LeftOut[]> => {
  const isGivenUp = now.getTime() - record.at.getTime() > givenUpAfterMs;
  const failures: unknown[] = [];
  const writtenOrFailed = async (step: Step): Promise<readonly FieldError[]> => {
    try {
      return await write(step);
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused && !isGivenUp) failures.push(error);
      logger.warn({ err: error, record: step.id, importId: record.importId }, 'a step of an import failed');
      return refused ?? allLeftOut('failing');
    }
  };
  const left: LeftOut[] = [];
  for (const step of steps) {
    const fields = await writtenOrFailed(step);
    if (fields.length > 0) left.push({ id: step.id, fields });
  }
  if (failures.length > 0) throw failures[0];
  for (const { id, fields } of left)
    logger.warn(
      { record: id, importId: record.importId, fields: fields.map(({ path }) => path) },
      'an import left this out',
    );
  return left;
};
