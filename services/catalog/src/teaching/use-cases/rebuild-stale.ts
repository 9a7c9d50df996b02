import { isDeepStrictEqual } from 'node:util';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { exerciseIn } from '../../use-cases/staff-content/staff-exercises.ts';
import { taughtBy } from '../domain/taught-references.ts';
import { referencesTaught } from '../domain/teaching-events.ts';
import { apart } from './apart.ts';
import { leaveAll } from './leave-teaching.ts';

const unsettledMs = 60_000;

/** Makes an exercise's references anew of what is left, where a judged attempt has left them. */
const rebuild = async (deps: CatalogDeps, exerciseId: string): Promise<void> => {
  const { lessons, taughtReferences, judgedAttempts, taughtExercises } = deps;
  // In the bin or gone, it has no references of its own to stand beside.
  const own = exerciseIn(await lessons.findOfExercise(exerciseId), exerciseId);
  await taughtReferences.change(exerciseId, async (current) => {
    if (!current.stale) return null;
    const references = await taughtBy(await judgedAttempts.listInEffect(exerciseId), own);
    if (isDeepStrictEqual(references, current.references)) return { state: { stale: undefined }, events: [] };
    const next = { number: current.number + 1, references };
    return {
      state: { ...next, stale: undefined },
      events: [referencesTaught({ _id: exerciseId, ...next })],
    };
  });
  taughtExercises.forget();
};

/** Whatever a withdrawal, a deletion or a crash left to be done. */
export const rebuildStale = async (deps: CatalogDeps): Promise<void> => {
  await leaveAll(deps);
  const before = new Date(deps.now().getTime() - unsettledMs);
  await apart(deps, 'unsettled judgements', () => deps.judgedAttempts.eraseUnsettled(before));
  for (const exerciseId of await deps.taughtReferences.listStale())
    await apart(deps, exerciseId, () => rebuild(deps, exerciseId));
};
