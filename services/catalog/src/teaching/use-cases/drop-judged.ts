import { randomUUID } from 'node:crypto';
import type { JudgedState } from '@academy/contracts/http/catalog/teaching.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { consentCovers } from '../domain/consent-covers.ts';
import type { JudgedAttemptRecord } from '../domain/judged-attempt.ts';
import { judgedNotFound } from '../domain/teaching-texts.ts';
import { leaveTeaching } from './leave-teaching.ts';

interface Dropping {
  id: string;
  /** False brings back one that the next change would take out. */
  dropped: boolean;
  caller: Caller;
}

/** Under a new mark, which a withdrawal that runs meanwhile may have missed. */
const offerAgain = async (
  deps: CatalogDeps,
  { _id, exerciseId }: Pick<JudgedAttemptRecord, '_id' | 'exerciseId'>,
): Promise<void> => {
  const judgementId = randomUUID();
  await deps.offeredAttempts.offerAgain(_id, { offeredIn: exerciseId, judgementId });
  const attempt = await deps.offeredAttempts.findBy(judgementId);
  if (!attempt) return;
  if (!consentCovers(await deps.teachingConsents.since(attempt.userId), attempt))
    await leaveTeaching(deps, attempt.userId);
};

/**
 * Takes a judgement back. One that waits is gone, and its attempt is offered again; one in effect leaves with the next change,
 * so that a teacher sees first what that flips.
 */
export const dropJudged = async (
  deps: CatalogDeps,
  { id, dropped, caller }: Dropping,
): Promise<{ id: string; state: JudgedState | null }> => {
  const { judgedAttempts, taughtReferences, referencesStale, now } = deps;
  const action = (name: string) =>
    staffActionRecorded({
      actorId: caller.userId,
      action: name,
      resource: 'judged-attempts',
      resourceId: id,
      fields: ['state'],
      at: now(),
    });
  const found = await judgedAttempts.find(id);
  if (!found || found.state === 'unsettled') throw judgedNotFound();
  if (found.state === 'waiting') {
    if (!dropped) return { id, state: 'waiting' };
    const removed = await judgedAttempts.remove(id, action('attempt.judgement_dropped'));
    // Gone meanwhile: its member withdrew it, or somebody else took it back.
    if (!removed) throw judgedNotFound();
    // An apply that has read it makes its references anew.
    await taughtReferences.markStale([found.exerciseId]);
    referencesStale.raise();
    await offerAgain(deps, found);
    return { id, state: null };
  }
  const wanted = dropped ? 'dropped' : 'applied';
  const after = await judgedAttempts.change(id, ({ state }) =>
    state === wanted
      ? null
      : {
          state: { state: wanted },
          events: [action(dropped ? 'attempt.judgement_dropped' : 'attempt.judgement_restored')],
        },
  );
  if (!after) throw judgedNotFound();
  return { id, state: wanted };
};
