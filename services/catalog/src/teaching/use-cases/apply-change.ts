import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { assertPublishable } from '../../use-cases/staff-content/assert-publishable.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { taughtBy, withTaught } from '../domain/taught-references.ts';
import { changeSetOf, type ChangeSet } from '../domain/teaching-change.ts';
import { referencesTaught } from '../domain/teaching-events.ts';
import { nothingToApply, otherChange } from '../domain/teaching-texts.ts';
import { exerciseForStaff } from './taught-exercise.ts';

interface Applying {
  exerciseId: string;
  /** The change that the teacher saw. */
  token: string;
  caller: Caller;
}

/**
 * Brings an exercise's judgements into effect as the next version of its references: a check from now on is judged by it, and what
 * was passed stays passed. Refused where the judgements are not those that the teacher saw, or the exercise would misjudge
 * a sample of its own. References first: a crash before the judgements are marked leaves them waiting, to be applied again.
 */
export const applyChange = async (
  deps: CatalogDeps,
  { exerciseId, token, caller }: Applying,
): Promise<{ version: number }> => {
  const { taughtReferences, judgedAttempts, taughtExercises, referencesStale, now } = deps;
  const { exercise, lesson } = await exerciseForStaff(deps, exerciseId);
  await taughtReferences.begin(exerciseId);
  let applied: ChangeSet | null = null;
  const taught = await taughtReferences.change(exerciseId, async (current) => {
    // Read within the change: what leaves meanwhile has it run again.
    const changes = changeSetOf(await judgedAttempts.listCases(exerciseId), current.number);
    if (changes.token !== token) throw otherChange();
    if (changes.added.length + changes.removed.length === 0) throw nothingToApply();
    const next = {
      number: current.number + 1,
      references: await taughtBy(changes.after, exercise),
    };
    if (lesson.status === 'published')
      assertPublishable([withTaught(exercise, next)], { pathOf: ({ path }) => path });
    applied = changes;
    const audit = staffActionRecorded({
      actorId: caller.userId,
      action: 'exercise.references_taught',
      resource: 'taught-exercises',
      resourceId: exerciseId,
      fields: ['version'],
      values: { before: { version: current.number }, after: { version: next.number } },
      at: now(),
    });
    return {
      state: { ...next, stale: undefined },
      events: [referencesTaught({ _id: exerciseId, ...next }), audit],
    };
  });
  failPoint('catalog.after_references_taught');
  taughtExercises.forget();
  await settle(deps, applied);
  // Marked or made anew meanwhile, while what was applied still waited: so without it, unless it is made once more.
  if (taught && (await taughtReferences.versionOf(exerciseId)) !== taught.version) {
    await taughtReferences.markStale([exerciseId]);
    referencesStale.raise();
  }
  return { version: taught?.number ?? 0 };
};

const settle = async ({ judgedAttempts }: CatalogDeps, changes: ChangeSet | null): Promise<void> => {
  if (!changes) return;
  await judgedAttempts.apply(changes.added.map(({ _id }) => _id));
  await judgedAttempts.erase(changes.removed.map(({ _id }) => _id));
};
