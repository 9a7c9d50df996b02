import type { SharedAttempt } from '@academy/contracts/http/catalog/shared-attempts.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';

export type SharedAttemptState =
  { status: 'loading' | 'gone' | 'failed' } | { status: 'shown'; attempt: SharedAttempt };

const NOT_FOUND = 404;

/** What is known of a shared attempt. One that is gone is not shown any more, even if it was read before. */
export function sharedAttemptState({
  data,
  error,
}: {
  data: SharedAttempt | undefined;
  error: Error | null;
}): SharedAttemptState {
  if (error instanceof ApiError && error.status === NOT_FOUND) return { status: 'gone' };
  if (data) return { status: 'shown', attempt: data };
  return { status: error ? 'failed' : 'loading' };
}
