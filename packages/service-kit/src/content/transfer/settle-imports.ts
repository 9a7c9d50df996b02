import { orLater } from '../../concurrency/or-later.ts';
import type { Logger } from '../../logging/logger.ts';
import type { ImportLog } from './import-log-repository.ts';
import type { ImportKey, LoggedImport } from './logged-import.ts';
import { importLeftOut, importUnfinished } from './transfer-texts.ts';

interface Settling {
  imports: ImportLog;
  /** Writes what was decided, and ends it in the log. It may run again and in parallel. */
  carryOut: (record: LoggedImport) => Promise<void>;
  logger: Logger;
}

/**
 * Carries out an import that staff have decided on, where there is one: as it is decided, and after a crash before anything
 * else is done with the same. One that fails is logged and waits for the next round, and the caller goes on with what is
 * stored: what could not be saved any more would be worse. Returns whether there was one.
 */
export const settleImport = async (
  { imports, carryOut, logger }: Settling,
  id: string,
): Promise<boolean> => {
  const record = await imports.findDecided(id);
  if (record) await orLater({ logger }, id, () => carryOut(record));
  return record !== null;
};

/**
 * The same for who has just decided on it, whoever carries it out in the end. Throws DomainError 503 where it is not done yet, and
 * 409 naming what was left out.
 */
export const finishImport = async (settling: Settling, decided: ImportKey): Promise<void> => {
  await settleImport(settling, decided._id);
  const record = await settling.imports.find(decided);
  if (record?.isDecided) throw importUnfinished();
  const left = record?.outcomes?.flatMap((outcome) => outcome.left) ?? [];
  if (left.length > 0) throw importLeftOut(left);
};

const undecidedForMs = 60_000;

/** All imports that a crash left half done, each by itself; what one left before it was decided is forgotten. */
export const settleImports = async (settling: Settling, now: Date): Promise<void> => {
  for (const id of await settling.imports.listDecided()) await settleImport(settling, id);
  await settling.imports.forgetUndecided(new Date(now.getTime() - undecidedForMs));
};
