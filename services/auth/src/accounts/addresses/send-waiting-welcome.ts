import { tooMany } from '@academy/service-kit/errors/domain-error.ts';
import { newMailToken } from '../mails/mail-token.ts';
import type { User } from '../users/user.ts';
import type { AuthDeps } from '../../deps.ts';
import { welcomeMail } from './address-mails.ts';
import { confirmationUntil, welcomeWaitMs } from './address-rules.ts';
import type { WaitingWelcome } from './waiting-welcome-model.ts';

type Deps = Pick<AuthDeps, 'users' | 'accountMailLimits' | 'mailKey' | 'config' | 'now'>;
type Welcome = Pick<WaitingWelcome, '_id' | 'source' | 'tokenHash'>;

const waitsForIt = ({ emailConfirmed, addressProof }: User, { tokenHash }: Welcome): boolean =>
  !emailConfirmed && addressProof?.tokenHash === tokenHash;

/**
 * Sends the welcome that was past the limit of mails when its account was registered, with a link of its own. Nothing where
 * the account is gone, confirmed, or got a link meanwhile. Throws DomainError 429 while the limit holds.
 */
export const sendWaitingWelcome = async (deps: Deps, welcome: Welcome): Promise<void> => {
  const { users, accountMailLimits: limits, now } = deps;
  const user = await users.find(welcome._id);
  if (!user || !waitsForIt(user, welcome)) return;
  if (!(await limits.fromSource(welcome.source)) || !(await limits.to(user.email)))
    throw tooMany(welcomeWaitMs / 1_000);
  await users.change(welcome._id, (current) => {
    if (!waitsForIt(current, welcome)) return null;
    const link = newMailToken(current._id, confirmationUntil(now()));
    return { state: { addressProof: link.proof }, events: [welcomeMail(deps, current, link)] };
  });
};
