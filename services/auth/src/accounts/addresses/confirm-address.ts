import { accountNamedBy, isProvedBy } from '../mails/mail-token.ts';
import { userChanges } from '../users/user-events.ts';
import { linkNotValid } from '../mails/mail-link-texts.ts';
import { spendInvitation } from '../invitations/accept/spend-invitation.ts';
import type { AuthDeps } from '../../deps.ts';

/**
 * Confirms the address that a link was sent to. The link may be opened again while it is valid: mail programs open links
 * too, and people click twice. Throws 400 that names `token`.
 */
export const confirmAddress = async (
  deps: Pick<AuthDeps, 'users' | 'invitations' | 'now'>,
  token: string,
): Promise<void> => {
  const found = await deps.users.change(accountNamedBy(token), (current) => {
    if (!isProvedBy(current.addressProof, token, deps.now())) throw linkNotValid();
    if (current.emailConfirmed) return null;
    const state = { emailConfirmed: true };
    return { state, events: userChanges(current, { ...current, ...state }) };
  });
  if (!found) throw linkNotValid();
  await spendInvitation(deps, found);
};
