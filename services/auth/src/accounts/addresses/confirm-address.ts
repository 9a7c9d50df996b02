import { accountNamedBy, isProvedBy } from '../mails/mail-token.ts';
import { userChanges } from '../users/user-events.ts';
import { linkNotValid } from '../mails/mail-link-texts.ts';
import type { AuthDeps } from '../../deps.ts';

/**
 * Confirms the address that a link was sent to. The link may be opened again while it is valid: mail programs open links
 * too, and people click twice. Throws 400 that names `token`.
 */
export const confirmAddress = async (
  { users, now }: Pick<AuthDeps, 'users' | 'now'>,
  token: string,
): Promise<void> => {
  const found = await users.change(accountNamedBy(token), (current) => {
    if (!isProvedBy(current.addressProof, token, now())) throw linkNotValid();
    if (current.emailConfirmed) return null;
    const state = { emailConfirmed: true };
    return { state, events: userChanges(current, { ...current, ...state }) };
  });
  if (!found) throw linkNotValid();
};
