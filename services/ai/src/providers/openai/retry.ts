import { backoffMs } from '@academy/service-kit/time/backoff.ts';
import { pause } from '@academy/service-kit/time/pause.ts';
import type { ModelFailure, ProviderError } from '../provider-error.ts';

const attempts = 3;
const backoff = { firstMs: 400, maxMs: 4_000 };
/** Asking again changes nothing about these. */
const lasting: readonly ModelFailure[] = ['over-quota', 'rejected', 'slow'];

/**
 * Pauses before the next attempt: as long as the provider asks, otherwise longer each time and by chance. Throws the failure
 * where another attempt is no use, or would come after the deadline (ms since the epoch); the signal's reason when it aborts.
 */
export const pauseBeforeRetry = async (
  failure: ProviderError,
  { attempt, deadline, signal }: { attempt: number; deadline: number; signal: AbortSignal },
): Promise<void> => {
  if (lasting.includes(failure.kind) || attempt >= attempts) throw failure;
  const ms = Math.max(failure.retryAfterMs ?? 0, backoffMs(attempt, backoff));
  if (Date.now() + ms >= deadline) throw failure;
  await pause(ms, signal);
};
