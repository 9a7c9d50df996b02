import type { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import type { Attempt } from '@academy/contracts/http/catalog/attempts.ts';
import type { CriterionVerdict, Verdict } from '@academy/contracts/http/catalog/verdicts.ts';
import type { Exercise } from '@academy/contracts/http/catalog/exercises.ts';
import type { HintLadder, HintLevel } from '@academy/contracts/http/catalog/hints.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { nextTask } from '../../../shared/later.ts';
import type { PendingCheck } from '../model/pending-check.ts';
import { exercisesQuery, lessonQuery, progressQuery } from './lessons.ts';

export type { Attempt, CriterionVerdict, Exercise, HintLadder, HintLevel, Verdict };

const check = endpointRef<typeof catalogEndpoints.checkExercise>('POST', '/api/exercises/:id/check');
const attempts = endpointRef<typeof catalogEndpoints.listAttempts>('GET', '/api/exercises/:id/attempts');
const rubric = endpointRef<typeof catalogEndpoints.getRubric>('GET', '/api/exercises/:id/rubric');
const references = endpointRef<typeof catalogEndpoints.getReferences>('GET', '/api/exercises/:id/references');
const hints = endpointRef<typeof catalogEndpoints.getHints>('GET', '/api/exercises/:id/hints');
const revealHint = endpointRef<typeof catalogEndpoints.revealHint>('POST', '/api/exercises/:id/hints');

const SHOWN_ATTEMPTS = 50;

export const attemptsQuery = (exerciseId: string) =>
  queryOptions({
    queryKey: ['/api/exercises', exerciseId, 'attempts'],
    queryFn: () => client.call(attempts, { params: { id: exerciseId }, query: { limit: SHOWN_ATTEMPTS } }),
  });

export const rubricQuery = (exerciseId: string) =>
  queryOptions({
    queryKey: ['/api/exercises', exerciseId, 'rubric'],
    queryFn: () => client.call(rubric, { params: { id: exerciseId } }),
  });

export const referencesQuery = (exerciseId: string) =>
  queryOptions({
    // A change that a teacher applies names this path to open browsers.
    queryKey: [`/api/exercises/${exerciseId}/references`],
    queryFn: () => client.call(references, { params: { id: exerciseId } }),
  });

export const hintsQuery = (exerciseId: string) =>
  queryOptions({
    queryKey: ['/api/exercises', exerciseId, 'hints'],
    queryFn: () => client.call(hints, { params: { id: exerciseId } }),
  });

export async function openHintRung(
  queries: QueryClient,
  exerciseId: string,
  level: HintLevel,
): Promise<void> {
  const ladder = await client.call(revealHint, { params: { id: exerciseId }, body: { level } });
  queries.setQueryData(hintsQuery(exerciseId).queryKey, ladder);
}

export const checkAnswer = (exerciseId: string, body: PendingCheck): Promise<Verdict> =>
  client.call(check, { params: { id: exerciseId }, body });

/** Lets every screen know what a verdict has changed, one after another, so that none of them holds up a key. */
export async function applyVerdict(
  queries: QueryClient,
  exercise: Exercise,
  verdict: Verdict,
): Promise<void> {
  queries.setQueryData(exercisesQuery(exercise.lessonId).queryKey, (list) =>
    list?.map((entry) =>
      entry.id === exercise.id
        ? {
            ...entry,
            attempts: Math.max(entry.attempts, verdict.attempt),
            bestScore: Math.max(entry.bestScore ?? 0, verdict.score),
            passed: entry.passed || verdict.passed,
            pending: entry.passed || verdict.passed ? null : (verdict.pending ?? entry.pending),
          }
        : entry,
    ),
  );
  const completed = verdict.completion?.progress;
  const courseId = queries.getQueryData(lessonQuery(exercise.lessonId).queryKey)?.courseId;
  if (completed && courseId)
    queries.setQueryData(progressQuery.queryKey, (all) => all && { ...all, [courseId]: completed });
  const changed = [
    attemptsQuery(exercise.id).queryKey,
    progressQuery.queryKey,
    ['/api/practice'],
    // A pass unlocks what others have shared of this exercise.
    ['/api/attempts'],
  ];
  const refreshed: Promise<void>[] = [];
  for (const queryKey of changed) {
    await nextTask();
    refreshed.push(queries.invalidateQueries({ queryKey }));
  }
  await Promise.all(refreshed);
}
