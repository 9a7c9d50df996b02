import { ZodError } from 'zod';
import { DomainError } from '../errors/domain-error.ts';

/** Thrown by a handler for what no retry can fix; the message is parked at once. */
export class PermanentError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PermanentError';
  }
}

const refusals = new Set(['ValidationError', 'CastError', 'StrictModeError', 'DuplicateKeyError']);
const defects = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Whether trying again cannot help: the message does not fit, a rule refuses it, or the handler has a defect. A
 * TypeError with a cause is how `fetch` reports a broken connection, so that one is worth another try.
 */
export const isPermanent = (error: unknown): boolean => {
  if (error instanceof PermanentError || error instanceof ZodError) return true;
  if (error instanceof DomainError) return error.status >= 400 && error.status < 500 && error.status !== 429;
  if (!(error instanceof Error)) return false;
  if (refusals.has(error.name)) return true;
  return error.cause === undefined && defects.some((defect) => error instanceof defect);
};
