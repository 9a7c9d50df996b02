import { linksAfterPassword } from '../addresses/address-rules.ts';
import { assertNotGuessable } from '../users/account-rules.ts';
import { accountNamedBy, isProvedBy } from '../mails/mail-token.ts';
import { sessionsRevoked } from '../sessions/session-events.ts';
import { userChanges } from '../users/user-events.ts';
import { endSessions, type User } from '../users/user.ts';
import { passwordChangedMail } from '../passwords/password-changed-mail.ts';
import { linkNotValid } from '../mails/mail-link-texts.ts';
import { spendInvitation } from '../invitations/accept/spend-invitation.ts';
import type { AuthDeps } from '../../deps.ts';

type Deps = Pick<AuthDeps, 'users' | 'sessions' | 'invitations' | 'hasher' | 'mailKey' | 'config' | 'now'>;

/**
 * Sets a new password with a link's token, which works once; a password that is refused does not use it up. Ends every
 * session and opens none: who sits at this browser proves themselves with the new password. The link came by mail, so the
 * address is confirmed too. Throws 400 that names `token` or `password`.
 */
export const resetPassword = async (
  deps: Deps,
  { token, password }: { token: string; password: string },
): Promise<void> => {
  const assertProved = ({ passwordReset }: Pick<User, 'passwordReset'>): void => {
    if (!isProvedBy(passwordReset, token, deps.now())) throw linkNotValid();
  };
  const account = await deps.users.find(accountNamedBy(token));
  if (!account) throw linkNotValid();
  assertProved(account);
  assertNotGuessable('password', password, account);
  const passwordHash = await deps.hasher.hash(password);
  const changed = await deps.users.change(account._id, (current) => {
    assertProved(current);
    const now = deps.now();
    const sessionsEnded = endSessions(current, now);
    return {
      state: { ...linksAfterPassword, passwordHash, sessionsEnded, emailConfirmed: true },
      events: [
        ...userChanges(current, { ...current, emailConfirmed: true }),
        sessionsRevoked(current._id, sessionsEnded),
        passwordChangedMail(deps, current, now),
      ],
    };
  });
  if (!changed?.sessionsEnded) throw linkNotValid();
  await spendInvitation(deps, changed);
  await deps.sessions.clearAway(changed._id, changed.sessionsEnded);
};
