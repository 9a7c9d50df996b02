import { orLater } from '../../concurrency/or-later.ts';
import type { Logger } from '../../logging/logger.ts';
import type { ImportLog } from './import-log-repository.ts';
import type { LoggedImport } from './logged-import.ts';
import { importUnfinished } from './transfer-texts.ts';

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
export const settleImport = async ({ imports, carryOut, logger }: Settling, id: string): Promise<boolean> => {
  const record = await imports.findDecided(id);
  if (!record) return false;
  await orLater({ logger }, id, () => carryOut(record));
  return true;
};

/** The same for who has just decided on it. Throws DomainError 503 where it is not done yet. */
export const finishImport = async (settling: Settling, id: string): Promise<void> => {
  await settleImport(settling, id);
  if (await settling.imports.findDecided(id)) throw importUnfinished();
};

const undecidedForMs = 60_000;

/** All imports that a crash left half done, each by itself; what one left before it was decided is forgotten. */
export const settleImports = async (settling: Settling, now: Date): Promise<void> => {
  for (const id of await settling.imports.listDecided()) await settleImport(settling, id);
  await settling.imports.forgetUndecided(new Date(now.getTime() - undecidedForMs));
};
