import type { offeredAttemptsSchema } from '@academy/contracts/http/catalog/teaching.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { z } from 'zod';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { toOfferedAttempt } from '../views/offered-attempt-view.ts';
import { exerciseForStaff } from './taught-exercise.ts';

const atOnce = 20;

/** The next attempts of an exercise to judge, least certain first, with nothing that says whose they are. */
export const listOffered = async (
  deps: CatalogDeps,
  exerciseId: string,
  { caller, language }: { caller: Caller; language: Language },
): Promise<z.input<typeof offeredAttemptsSchema>> => {
  const { exercise } = await exerciseForStaff(deps, exerciseId);
  const [attempts, total] = await Promise.all([
    deps.offeredAttempts.next(exerciseId, caller.userId, atOnce),
    deps.offeredAttempts.count(exerciseId, caller.userId),
  ]);
  const { id, titleEs, titleEn, promptEs, promptEn, rubric } = exercise;
  const compares = rubric.criteria.some((criterion) => criterion.id === 'subject');
  return {
    exercise: { id, titleEs, titleEn, promptEs, promptEn, compares },
    attempts: attempts.flatMap((attempt) => toOfferedAttempt(attempt, { rubric, language }) ?? []),
    total,
  };
};
