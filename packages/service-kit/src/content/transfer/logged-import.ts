import type { FieldError } from '../../errors/domain-error.ts';

/** What became of one step of an import, which is not taken again. */
export interface StepOutcome {
  id: string;
  /** What of it was left out for good, such as `documents.ID.titleEn`, and why; nothing where it was written whole. */
  left: FieldError[];
}

/**
 * An import that was decided on and is being carried out: of one thing there is one at a time. One that left something out
 * stays, without its steps, until the next begins.
 */
export interface LoggedImport {
  /** What is imported, such as a course's id. */
  _id: string;
  importId: string;
  /** Who of staff imports. */
  actorId: string;
  at: Date;
  /** Whether what it was compared with still stood after it was written down: only then it is carried out. */
  isDecided: boolean;
  /** The records that it makes: no two imports make the same. */
  creates: string[];
  /** What is written, as JSON text: the store need not allow its keys. */
  steps: string;
  /** Of the steps that ended, as far as they are noted. */
  outcomes?: StepOutcome[];
  /** Rounds in which a step failed that may succeed in the next. */
  failedRounds?: number;
  /** When the last of them was counted. */
  lastFailedRoundAt?: Date;
  /** When it was over, in one that left something out. */
  endedAt?: Date;
}

/** One import among all of the same. */
export type ImportKey = Pick<LoggedImport, '_id' | 'importId'>;

/** A document of the store has 16 MB. The steps of an import are one. */
export const mostStepBytes = 12 * 1024 * 1024;

/** Which import writes, who of staff began it, and when. */
export type Import = Pick<LoggedImport, 'importId' | 'actorId' | 'at'>;

/** Whether a record was written by this import, or one that came later: their ids are in the order of their time. */
export const isWritten = (
  { lastImport }: { lastImport?: string },
  { importId }: Pick<Import, 'importId'>,
): boolean => lastImport !== undefined && lastImport >= importId;
