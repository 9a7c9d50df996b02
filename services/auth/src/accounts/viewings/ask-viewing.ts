import { isStaff } from '@academy/contracts/shared/permissions.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { AuthDeps } from '../../deps.ts';
import { newMailToken } from '../mails/mail-token.ts';
import { getUser } from '../users/get-user.ts';
import type { Account } from '../users/user.ts';
import { endAs } from './end-viewing.ts';
import { slotOf, unopenedUntil, type Viewing } from './viewing.ts';
import { viewingAsked } from './viewing-events.ts';
import { ownViewing, viewingBusy, viewingOfStaff } from './viewing-texts.ts';

type Deps = Pick<AuthDeps, 'users' | 'viewings' | 'now'>;

export interface ViewingRequest {
  caller: Caller;
  /** The learner. */
  userId: string;
  reason: string;
}

/** Throws DomainError 403 for oneself and for staff. */
export const assertMayBeViewed = (learner: Pick<Account, '_id' | 'role'>, viewerId: string): void => {
  if (learner._id === viewerId) throw ownViewing();
  if (isStaff(learner.role)) throw viewingOfStaff();
};

/** As often as another request may have come between. */
const mostTries = 5;

/**
 * An administrator asks to view the academy as a learner. The code opens it once, within a minute, as a link in a mail would. One
 * that they have open of the same learner ends. Throws DomainError 403 and 404, and 409 where another is asked for in the same moment.
 */
export const askViewing = async (
  deps: Deps,
  { caller, userId, reason }: ViewingRequest,
): Promise<{ viewing: Viewing; code: string }> => {
  const learner = await getUser(deps, userId);
  assertMayBeViewed(learner, caller.userId);
  const who = { viewerId: caller.userId, userId };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await deps.viewings.openOf(who);
    if (before) await endAs(deps, before._id, { how: 'replaced', staffId: caller.userId });
    const now = deps.now();
    const until = unopenedUntil(now);
    const id = newId();
    const { token: code, proof } = newMailToken(id, until);
    const viewing: Viewing = {
      _id: id,
      ...who,
      accountVersion: learner.version,
      viewerSessionId: caller.sessionId,
      reason,
      code: proof,
      createdAt: now,
      expiresAt: until,
      openSlot: slotOf(who),
    };
    if (await deps.viewings.add(viewing, viewingAsked(viewing))) return { viewing, code };
  }
  throw viewingBusy();
};
