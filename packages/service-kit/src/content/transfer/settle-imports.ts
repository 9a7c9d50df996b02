import { orLater } from '../../concurrency/or-later.ts';
import type { FieldError } from '../../errors/domain-error.ts';
import type { Logger } from '../../logging/logger.ts';
import type { ImportLog } from './import-log-repository.ts';
import type { LoggedImport } from './logged-import.ts';
import { importLeftOut, importUnfinished } from './transfer-texts.ts';

interface Settling {
  imports: ImportLog;
  /** Writes what was decided, and ends it in the log. It may run again and in parallel. Gives what could not be written. */
  carryOut: (record: LoggedImport) => Promise<readonly FieldError[]>;
  logger: Logger;
}

/** Gives what was left out; null where there is no import. */
const carriedOut = async (
  { imports, carryOut, logger }: Settling,
  id: string,
): Promise<readonly FieldError[] | null> => {
  const record = await imports.findDecided(id);
  if (!record) return null;
  const left: FieldError[] = [];
  await orLater({ logger }, id, async () => left.push(...(await carryOut(record))));
  return left;
};

/**
 * Carries out an import that staff have decided on, where there is one: as it is decided, and after a crash before anything
 * else is done with the same. One that fails is logged and waits for the next round, and the caller goes on with what is
 * stored: what could not be saved any more would be worse. Returns whether there was one.
 */
export const settleImport = async (settling: Settling, id: string): Promise<boolean> =>
  (await carriedOut(settling, id)) !== null;

/** The same for who has just decided on it. Throws DomainError 503 where it is not done yet, and 409 naming what was left out. */
export const finishImport = async (settling: Settling, id: string): Promise<void> => {
  const left = await carriedOut(settling, id);
  if (await settling.imports.findDecided(id)) throw importUnfinished();
  if (left && left.length > 0) throw importLeftOut(left);
};

const undecidedForMs = 60_000;

/** All imports that a crash left half done, each by itself; what one left before it was decided is forgotten. */
export const settleImports = async (settling: Settling, now: Date): Promise<void> => {
  for (const id of await settling.imports.listDecided()) await settleImport(settling, id);
  await settling.imports.forgetUndecided(new Date(now.getTime() - undecidedForMs));
};
