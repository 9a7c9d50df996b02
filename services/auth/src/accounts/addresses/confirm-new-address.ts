import { accountNamedBy, isProvedBy } from '../mails/mail-token.ts';
import { sessionsRevoked } from '../sessions/session-events.ts';
import { userChanges } from '../users/user-events.ts';
import { derivedFromNames, endSessions } from '../users/user.ts';
import { linkNotValid } from '../mails/mail-link-texts.ts';
import { spendInvitation } from '../invitations/accept/spend-invitation.ts';
import type { AuthDeps } from '../../deps.ts';
import { withTakenNames } from '../users/with-taken-names.ts';
import { addressChangedMails } from './address-mails.ts';
import { linksAfterChange } from './address-rules.ts';

type Deps = Pick<AuthDeps, 'users' | 'sessions' | 'invitations' | 'mailKey' | 'config' | 'now'>;

/**
 * Makes the pending address the account's, tells both, and ends every session but the one that asked for it with the
 * password. The link may be opened again. Throws 400 that names `token`, and 409 where somebody else has the address now.
 */
export const confirmNewAddress = async (deps: Deps, token: string): Promise<void> => {
  const found = await withTakenNames(() =>
    deps.users.change(accountNamedBy(token), (current) => {
      const now = deps.now();
      const { pendingAddress, addressProof } = current;
      if (current.emailConfirmed && isProvedBy(addressProof, token, now)) return null;
      if (!pendingAddress || !isProvedBy(pendingAddress.proof, token, now)) throw linkNotValid();
      const { email, proof, sessionId } = pendingAddress;
      const sessionsEnded = endSessions(current, now, sessionId);
      const names = derivedFromNames({ ...current, email });
      return {
        state: { email, ...names, emailConfirmed: true, ...linksAfterChange(proof), sessionsEnded },
        events: [
          ...userChanges(current, { ...current, emailConfirmed: true }),
          sessionsRevoked(current._id, sessionsEnded),
          ...addressChangedMails(deps, current, { email, now }),
        ],
      };
    }),
  );
  if (!found) throw linkNotValid();
  await spendInvitation(deps, found);
  if (found.sessionsEnded) await deps.sessions.clearAway(found._id, found.sessionsEnded);
};
