import { failPoint } from '../../fail-points/fail-point.ts';
import { newId } from '../../ids/uuid-v7.ts';
import type { ImportLog } from './import-log-repository.ts';
import type { ImportKey, LoggedImport } from './logged-import.ts';
import { importUnderWay, planOutdated } from './transfer-texts.ts';

interface Deciding {
  /** What is imported: of it there is one import at a time. */
  id: string;
  actorId: string;
  at: Date;
  creates: string[];
  steps: unknown;
  /** Throws DomainError where what is stored is not as it was planned any more. */
  assertAsPlanned: () => Promise<void>;
}

/**
 * Writes down what is to be imported, then looks once more whether what is stored is as it was compared. Only then it is decided;
 * from there on it is carried out, by this process or, should it die, by another. Throws DomainError 409.
 */
export const decideImport = async (
  imports: ImportLog,
  { id, actorId, at, creates, steps, assertAsPlanned }: Deciding,
): Promise<ImportKey> => {
  const record: LoggedImport = {
    _id: id,
    importId: newId(),
    actorId,
    at,
    isDecided: false,
    creates,
    steps: JSON.stringify(steps),
  };
  if (!(await imports.begin(record))) throw importUnderWay();
  failPoint('content.before_import_decided');
  try {
    // Each writes down first what it makes: of two that make the same, at least one finds the other or what it made.
    if (await imports.isClaimed(record)) throw importUnderWay();
    await assertAsPlanned();
    if (!(await imports.decide(record))) throw planOutdated();
  } catch (error) {
    await imports.end(record, at);
    throw error;
  }
  return record;
};
