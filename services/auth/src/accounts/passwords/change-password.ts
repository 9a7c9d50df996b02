import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from '../../deps.ts';
import { linksAfterPassword } from '../addresses/address-rules.ts';
import { assertNotGuessable } from '../users/account-rules.ts';
import { endSessions } from '../users/user.ts';
import { sessionsRevoked } from '../sessions/session-events.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { userNotFound } from '../users/user-texts.ts';
import { verifyCurrentPassword } from '../sign-in/verify-current-password.ts';

type Deps = Pick<
  AuthDeps,
  'users' | 'sessions' | 'identity' | 'hasher' | 'limits' | 'mailKey' | 'config' | 'now'
>;

/** Changes the caller's password, keeps the present session and ends every other one; a pending address is dropped. */
export const changePassword = async (
  deps: Deps,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> => {
  assertNotGuessable('newPassword', newPassword, deps.identity.accountOf(caller));
  const assertStillRight = await verifyCurrentPassword(deps, caller.userId, currentPassword);
  const passwordHash = await deps.hasher.hash(newPassword);
  const changed = await deps.users.change(caller.userId, async (current) => {
    await assertStillRight(current);
    const now = deps.now();
    const sessionsEnded = endSessions(current, now, caller.sessionId);
    return {
      state: { ...linksAfterPassword, passwordHash, sessionsEnded },
      events: [sessionsRevoked(caller.userId, sessionsEnded), passwordChangedMail(deps, current, now)],
    };
  });
  if (!changed?.sessionsEnded) throw userNotFound();
  await deps.sessions.clearAway(caller.userId, changed.sessionsEnded);
};
