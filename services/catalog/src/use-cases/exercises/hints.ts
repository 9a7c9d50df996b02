import type { HintLadder, HintLevel } from '@academy/contracts/http/catalog/hints.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toHintLadder } from '../../views/exercise-views.ts';
import { mayOpen } from '../../domain/hint-ladder.ts';
import { hintsInOrder } from '../../domain/exercise-texts.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireExercise } from './require-exercise.ts';

/** The hints of an exercise as far as the caller has opened them. */
export const readHints = async (
  deps: CatalogDeps,
  exerciseId: string,
  caller: Caller,
): Promise<HintLadder> => {
  const { exercise } = await requireExercise(deps, exerciseId, caller);
  return toHintLadder(exercise, await deps.hintUses.find({ userId: caller.userId, exerciseId }));
};

/** Opens the next rung of the hint ladder and records when; one that is open already changes nothing. */
export const revealHint = async (
  deps: CatalogDeps,
  options: { exerciseId: string; level: HintLevel; caller: Caller },
): Promise<HintLadder> => {
  const { exerciseId, level, caller } = options;
  const { exercise } = await requireExercise(deps, exerciseId, caller);
  const whose = { userId: caller.userId, exerciseId };
  if (!mayOpen(await deps.hintUses.find(whose), level)) throw hintsInOrder();
  await deps.hintUses.open(whose, level, deps.now());
  return toHintLadder(exercise, await deps.hintUses.find(whose));
};
