import type { AcceptedInvitation } from '@academy/contracts/http/auth/account-mails.ts';
import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { AuthDeps } from '../../../deps.ts';
import { unpaid } from '../../../payments/entitlements.ts';
import { registerAdministrator } from '../../administrators/permit-demotion.ts';
import { linkNotValid } from '../../mails/mail-link-texts.ts';
import { whyGuessable } from '../../passwords/guessable.ts';
import { openSession, type SignedIn } from '../../sessions/open-session.ts';
import type { Device } from '../../sessions/session.ts';
import { registrationRefusal, termsAccepted } from '../../users/account-rules.ts';
import { userRegistered } from '../../users/user-events.ts';
import { usernameTaken } from '../../users/user-texts.ts';
import { derivedFromNames, type User, type UserRecord } from '../../users/user.ts';
import { endByAccount, findInvitation, refuseForAccount, roleGiven } from './find-invitation.ts';
import { usernamesFrom } from './username-from.ts';

type NewAccount = Omit<User, 'username' | 'emailFolded' | 'usernameFolded' | 'terms'>;

/** A name that somebody has is followed by another one; that the address has an account refuses the invitation. */
const createAccount = async (
  deps: Pick<AuthDeps, 'users' | 'invitations' | 'now'>,
  account: NewAccount,
  usernames: readonly string[],
): Promise<UserRecord> => {
  for (const username of usernames) {
    const user: User = { ...account, username, ...derivedFromNames({ ...account, username }) };
    try {
      return await deps.users.create(user, [userRegistered(user)]);
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
      const owner = await deps.users.findByEmail(account.email);
      if (owner) return refuseForAccount(deps, account._id, owner);
      if (!error.fields.includes('_id')) continue;
      // It was accepted, and the account has another address by now.
      await endByAccount(deps, account._id, account._id);
      throw linkNotValid();
    }
  }
  throw usernameTaken();
};

/**
 * Creates the account that an invitation is for, under its id, and signs it in. Whoever opened the link reads the mails to that
 * address, so it counts as confirmed. Throws DomainError 400 naming `token`, `password` or `termsVersion`, and 409 where
 * the address has an account.
 */
export const acceptInvitation = async (
  deps: AuthDeps,
  { token, password, firstName, lastName, ...sent }: AcceptedInvitation,
  { device }: { device: Device | null },
): Promise<SignedIn> => {
  const terms = termsAccepted(sent.termsVersion, deps.config.TERMS_VERSION);
  const invitation = await findInvitation(deps, token);
  const usernames = usernamesFrom({ firstName, lastName });
  const names = { email: invitation.email, firstName, lastName, username: usernames[0] ?? '' };
  const guessable = whyGuessable(password, names);
  const refusal = registrationRefusal({ guessable, taken: { email: false, username: false } });
  if (refusal) throw refusal;
  const now = deps.now();
  const account: NewAccount = {
    _id: invitation._id,
    email: invitation.email,
    firstName,
    lastName,
    passwordHash: await deps.hasher.hash(password),
    role: await roleGiven(deps, invitation),
    ...unpaid(),
    emailConfirmed: true,
    language: sent.language ?? invitation.language,
    timeZone: sent.timeZone ?? defaultTimeZone,
    acceptedTerms: { version: terms, at: now },
    createdAt: now,
  };
  // The password took its time: the invitation may have been withdrawn meanwhile.
  await findInvitation(deps, token);
  const created = await createAccount(deps, account, usernames);
  failPoint('invitations.after_account');
  await endByAccount(deps, invitation._id, created._id);
  if (created.role === 'administrator') await registerAdministrator(deps, created._id, created.version);
  return openSession(deps, created, { persistent: false, device });
};
