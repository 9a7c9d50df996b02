import { APIConnectionTimeoutError, APIError } from 'openai';
import { ProviderError, type ModelFailure } from '../provider-error.ts';

/** `Retry-After` in seconds or as a date, or OpenAI's own in milliseconds. */
const retryAfterMsOf = (headers: Pick<Headers, 'get'> | undefined, now: number): number | undefined => {
  const exact = Number(headers?.get('retry-after-ms') ?? NaN);
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const text = headers?.get('retry-after');
  if (text === null || text === undefined || text.trim() === '') return undefined;
  const seconds = Number(text);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
};

const quotaCodes: readonly unknown[] = ['insufficient_quota', 'billing_hard_limit_reached'];

const kindOf = ({ status, code, type }: APIError): ModelFailure => {
  if (quotaCodes.includes(code) || quotaCodes.includes(type) || status === 402) return 'over-quota';
  if (status === 429) return 'rate-limited';
  // Without a status: the connection failed, or the provider reported an error in the middle of its stream.
  if (status === undefined || status === 408 || status === 409 || status >= 500) return 'unreachable';
  return 'rejected';
};

/** What the SDK threw as a failure of the model. Its message names no key: the SDK puts none into its errors. */
export const toProviderError = (error: unknown): ProviderError => {
  if (error instanceof ProviderError) return error;
  if (error instanceof APIConnectionTimeoutError)
    return new ProviderError('slow', error.message, { cause: error });
  if (error instanceof APIError)
    return new ProviderError(kindOf(error), error.message, {
      retryAfterMs: retryAfterMsOf(error.headers, Date.now()),
      cause: error,
    });
  const message = error instanceof Error ? error.message : String(error);
  const isSyntax = error instanceof SyntaxError || (error instanceof Error && error.name === 'SyntaxError');
  return new ProviderError(isSyntax ? 'unreadable' : 'unreachable', message, { cause: error });
};
