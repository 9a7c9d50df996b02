import type { Attempt } from '@academy/contracts/http/catalog/exercises.ts';
import type { LiveMessage } from '@academy/contracts/http/gateway.ts';
import type { QueryClient } from '@tanstack/react-query';

export type DecisionMessage = Extract<LiveMessage, { type: 'verdict_overruled' }>;

interface DecisionDeps {
  queries: QueryClient;
  readAttempts: (exerciseId: string) => Promise<Pick<Attempt, 'id' | 'override'>[]>;
  tell: (decision: 'passed' | 'failed' | 'withdrawn', reason: string | undefined) => void;
}

/** Brings the open screens up to date with what staff decided on an attempt, and tells the learner with their reason. */
export async function takeDecision(
  { lessonId, exerciseId, attemptId, passed }: DecisionMessage,
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
  const isWithdrawn = attempt?.override === null;
  tell(isWithdrawn ? 'withdrawn' : passed ? 'passed' : 'failed', attempt?.override?.reason);
}
