import { randomUUID } from 'node:crypto';
import type { JudgedState } from '@academy/contracts/http/catalog/teaching.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { judgedNotFound } from '../domain/teaching-texts.ts';

interface Dropping {
  id: string;
  /** False brings back one that the next change would take out. */
  dropped: boolean;
  caller: Caller;
}

/**
 * Takes a judgement back. One that waits is gone, and its attempt is offered again; one in effect leaves with the next change,
 * so that a teacher sees first what that flips.
 */
export const dropJudged = async (
  deps: CatalogDeps,
  { id, dropped, caller }: Dropping,
): Promise<{ id: string; state: JudgedState | null }> => {
  const { judgedAttempts, offeredAttempts, now } = deps;
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
    await judgedAttempts.remove(id, action('attempt.judgement_dropped'));
    await offeredAttempts.offerAgain(id, { offeredIn: found.exerciseId, judgementId: randomUUID() });
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
