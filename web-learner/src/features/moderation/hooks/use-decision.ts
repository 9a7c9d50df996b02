import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMember } from '../../../shared/session/session-context.tsx';
import {
  countWaiting,
  decide,
  putCase,
  readCase,
  waitingQuery,
  type Decision,
  type ModerationCase,
} from '../api/cases.ts';
import { asDecided } from '../model/queue.ts';

const CONFLICT = 409;

/** The server's refusal because something has happened to the case since it was read; null for any other failure. */
export const conflictOf = (error: unknown): ApiError | null =>
  error instanceof ApiError && error.status === CONFLICT ? error : null;

/**
 * Decides on a case. The card shows the decision at once; where it fails the case is open again as it was, and after a
 * conflict as it is now.
 */
export function useDecision(record: ModerationCase) {
  const queries = useQueryClient();
  const { id, firstName, lastName, username } = useMember();
  return useMutation({
    mutationFn: ({ action, reason }: { action: Decision; reason: string }) => decide(record, action, reason),
    onMutate(choice) {
      const by = { id, kind: 'moderator', firstName, lastName, username } as const;
      putCase(queries, asDecided(record, { ...choice, by, at: new Date().toISOString() }));
      countWaiting(queries, -1);
      return { before: record };
    },
    onSuccess: (answer) => putCase(queries, answer),
    async onError(error, _choice, context) {
      countWaiting(queries, 1);
      const before = context?.before ?? record;
      putCase(queries, conflictOf(error) ? await readCase(before.id).catch(() => before) : before);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: waitingQuery.queryKey }),
  });
}
