import type { DomainError } from '../errors/domain-error.ts';

/**
 * Throws the refusal where an editor saw another version of a record than stands there now. Who expects none (null) takes
 * whatever stands there.
 */
export const assertExpectedVersion = (
  expectedVersion: number | null,
  version: number,
  refusal: () => DomainError,
): void => {
  if (expectedVersion !== null && expectedVersion !== version) throw refusal();
};
