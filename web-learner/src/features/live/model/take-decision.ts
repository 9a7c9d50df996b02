import type { Attempt } from '@academy/contracts/http/catalog/attempts.ts';
import type { LiveMessage } from '@academy/contracts/http/gateway/live-messages.ts';
import type { QueryClient } from '@tanstack/react-query';

export type DecisionMessage = Extract<LiveMessage, { type: 'verdict_overruled' }>;

interface DecisionDeps {
  queries: QueryClient;
  readAttempts: (
    exerciseId: string,
  ) => Promise<(Pick<Attempt, 'id' | 'override'> & Partial<Pick<Attempt, 'pointings'>>)[]>;
  tell: (decision: 'passed' | 'failed' | 'withdrawn' | 'counts', reason: string | undefined) => void;
}

/** Brings the open screens up to date with what staff or the end of a week decided on an attempt, and tells the learner why. */
export async function takeDecision(
  { lessonId, exerciseId, attemptId, passed, decidedBy }: DecisionMessage,
  { queries, readAttempts, tell }: DecisionDeps,
): Promise<void> {
  const stale = [
    ['/api/exercises', exerciseId, 'last-verdict'],
    ['/api/exercises', exerciseId, 'attempts'],
    ['/api/lessons', lessonId, 'exercises'],
    ['/api/user/progress'],
    ['/api/practice'],
    // A pass unlocks what others have shared of the exercise.
    ['/api/attempts'],
  ];
  const [attempts] = await Promise.all([
    // The decision is told even where its reason cannot be read just now.
    readAttempts(exerciseId).catch(() => null),
    ...stale.map((queryKey) => queries.invalidateQueries({ queryKey })),
  ]);
  const attempt = attempts?.find(({ id }) => id === attemptId);
  if (decidedBy === 'time') return tell('counts', undefined);
  const refused = attempt?.pointings?.find((pointing) => pointing.refused)?.refused;
  if (attempt?.override === null && refused && !passed) return tell('failed', refused.reason);
  const isWithdrawn = attempt?.override === null;
  tell(isWithdrawn ? 'withdrawn' : passed ? 'passed' : 'failed', attempt?.override?.reason);
}
