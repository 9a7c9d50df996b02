import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { errors } from 'undici';
import { brokenOff, deadlinePassed, serviceAway } from '../edge/gateway-texts.ts';
import { CallerLeft } from '../limits/collect-body.ts';
import { TooLargeToShare } from './join-reads.ts';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Nobody listens at this address, so nothing of the call was sent. */
export const isNobodyThere = (error: unknown): boolean =>
  /^(UND_ERR_CONNECT_TIMEOUT|ECONNREFUSED|EHOSTUNREACH)$/.test(codeOf(error));

/** The connection broke; what was sent may have been read. */
export const isConnectionLost = (error: unknown): boolean =>
  /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(codeOf(error));

/** A call that the service never took. */
const isAway = (error: unknown): boolean =>
  isNobodyThere(error) || /^(ENOTFOUND|EAI_AGAIN)$/.test(codeOf(error));

const isTimeout = (error: unknown): boolean =>
  error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;

/**
 * What counts against the service, as against what the caller did or the gateway gave up itself. Where a call brings a deadline of
 * its own, time is what its work takes, and running out of it says nothing about the service.
 */
export const isServiceFault = (error: unknown, hasOwnDeadline: boolean): boolean =>
  !(error instanceof CallerLeft) &&
  !(error instanceof TooLargeToShare) &&
  !(error instanceof DomainError) &&
  !(hasOwnDeadline && isTimeout(error));

/** The refusal that the caller gets for what went wrong; null when there is nobody to answer. */
export const refusalFor = (error: unknown, retryAfterSeconds: number): DomainError | null => {
  if (error instanceof CallerLeft) return null;
  if (error instanceof DomainError) return error;
  if (isAway(error)) return serviceAway(retryAfterSeconds);
  return isTimeout(error) ? deadlinePassed() : brokenOff();
};
