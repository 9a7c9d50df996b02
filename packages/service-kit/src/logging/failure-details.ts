import { DomainError } from '../errors/domain-error.ts';

/** What a log line says of a failure: the code of a refusal that is foreseen, all of any other error. */
export const failureDetails = (error: unknown): { reason: string } | { err: unknown } =>
  error instanceof DomainError ? { reason: error.code } : { err: error };
