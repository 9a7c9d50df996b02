import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from '../../deps.ts';
import { accountNamedBy, isProvedBy } from '../mails/mail-token.ts';
import { isOver } from '../sessions/session.ts';
import { getUser } from '../users/get-user.ts';
import { assertMayBeViewed } from './ask-viewing.ts';
import { openUntil, type Viewing } from './viewing.ts';
import { viewingStarted } from './viewing-events.ts';
import { viewingNotFound, viewingOver } from './viewing-texts.ts';

type Deps = Pick<AuthDeps, 'users' | 'viewings' | 'signingKeys' | 'identity' | 'now'>;

export interface OpenedViewing {
  token: string;
  endsAt: Date;
}

const isOfCaller = (viewing: Viewing, { userId, sessionId }: Caller): boolean =>
  viewing.viewerId === userId && viewing.viewerSessionId === sessionId;

/**
 * Trades a code for the viewing's token, once and in the session that asked for it. Ten minutes begin here, and the learner hears.
 * Throws DomainError 403 where the learner has become staff, 404 for no code of the caller's, 409 for one that is spent.
 */
export const openViewing = async (deps: Deps, caller: Caller, code: string): Promise<OpenedViewing> => {
  const found = await deps.viewings.find(accountNamedBy(code));
  if (!found || !isOfCaller(found, caller)) throw viewingNotFound();
  const learner = await getUser(deps, found.userId);
  assertMayBeViewed(learner, caller.userId);
  const opened = await deps.viewings.change(found._id, (current) => {
    const now = deps.now();
    const isLate = current.endedAt !== undefined || isOver(current, learner.sessionsEnded, now);
    if (isLate || !isProvedBy(current.code, code, now)) throw viewingOver();
    return {
      state: { code: undefined, startedAt: now, expiresAt: openUntil(now) },
      events: viewingStarted(current, now),
    };
  });
  if (!opened) throw viewingNotFound();
  const administrator = deps.identity.accountOf(caller);
  const token = await deps.signingKeys.signViewing({
    sub: learner._id,
    role: learner.role,
    plan: learner.plan,
    userSeq: learner.version,
    sid: opened._id,
    sessionSeq: opened.accountVersion,
    viewer: {
      sub: administrator._id,
      role: administrator.role,
      userSeq: administrator.version,
      sid: caller.sessionId,
      ...(caller.openedOn !== undefined && { sessionSeq: caller.openedOn }),
    },
    exp: Math.floor(opened.expiresAt.getTime() / 1000),
  });
  return { token, endsAt: opened.expiresAt };
};
