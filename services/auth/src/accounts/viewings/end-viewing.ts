import type { ViewingEnd } from '@academy/contracts/http/auth/viewings.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from '../../deps.ts';
import { hasEnded } from './viewing.ts';
import { viewingEnded } from './viewing-events.ts';
import { viewingNotFound } from './viewing-texts.ts';

type Deps = Pick<AuthDeps, 'viewings' | 'now'>;

interface Ending {
  how: ViewingEnd;
  /** Of staff, who end it by the call at hand; absent for everybody and everything else. */
  staffId?: string;
}

/** Ends a viewing, whoever asks; one that has ended stays as it is. False for none that is open. */
export const endAs = async (deps: Deps, id: string, { how, staffId }: Ending): Promise<boolean> => {
  let isEnded = false;
  await deps.viewings.change(id, (current) => {
    isEnded = false;
    if (current.endedAt !== undefined) return null;
    isEnded = true;
    const now = deps.now();
    const isExpired = hasEnded(current, now);
    const ending = isExpired
      ? ({ end: 'time', endedAt: current.expiresAt } as const)
      : { end: how, endedAt: now, ...(staffId !== undefined && { staffId }) };
    return {
      state: { end: ending.end, endedAt: ending.endedAt, code: undefined, openSlot: undefined },
      events: viewingEnded(current, ending),
    };
  });
  return isEnded;
};

/** Whatever is open of a learner whose account goes: the audit log still says when it ended. */
export const endViewingsOf = async (deps: Deps, userId: string): Promise<void> => {
  for (const { _id } of await deps.viewings.allOpen({ userId })) await endAs(deps, _id, { how: 'access' });
};

/** An administrator ends a viewing, also a colleague's. Throws 404. */
export const endViewingAsStaff = async (deps: Deps, caller: Caller, id: string): Promise<void> => {
  if (!(await endAs(deps, id, { how: 'staff', staffId: caller.userId }))) throw viewingNotFound();
};

/** A learner ends a viewing of their own account; one that has ended already stays as it is. Throws 404 for any other. */
export const endOwnViewing = async (deps: Deps, { userId }: Caller, id: string): Promise<void> => {
  const viewing = await deps.viewings.find(id);
  if (viewing?.userId !== userId || viewing.startedAt === undefined) throw viewingNotFound();
  await endAs(deps, id, { how: 'learner' });
};
