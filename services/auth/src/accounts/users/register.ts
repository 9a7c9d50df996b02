import type { Registration } from '@academy/contracts/http/auth/sign-in.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { AuthDeps } from '../../deps.ts';
import { registrationRefusal, termsAccepted } from './account-rules.ts';
import type { Device } from '../sessions/session.ts';
import { unpaid } from '../../payments/entitlements.ts';
import { derivedFromNames, type User } from './user.ts';
import { userRegistered } from './user-events.ts';
import { welcomeMail } from '../addresses/address-mails.ts';
import { confirmationUntil, welcomeWaitMs } from '../addresses/address-rules.ts';
import { newMailToken } from '../mails/mail-token.ts';
import { mayMail } from '../mails/account-mail-limits.ts';
import { whyGuessable } from '../passwords/guessable.ts';
import { openSession, type SignedIn } from '../sessions/open-session.ts';
import { withTakenNames } from './with-taken-names.ts';

export interface Arrival {
  address: string;
  device: Device | null;
  /** The language of the request, for those who name none. */
  language: Language;
}

const letWelcomeWait = async (
  { waitingWelcomes, accountMailLimits, now }: AuthDeps,
  { _id, addressProof }: User,
  { address }: Arrival,
): Promise<void> => {
  const source = accountMailLimits.sourceOf(address);
  const dueAt = new Date(now().getTime() + welcomeWaitMs);
  await waitingWelcomes.add({ _id, key: null, source, tokenHash: addressProof?.tokenHash ?? '', dueAt });
};

/**
 * Creates an account, a learner's on the free plan whatever was sent, and signs it in. A mail asks to confirm the address;
 * past the limit of mails it waits until it may be sent.
 */
export const register = async (deps: AuthDeps, sent: Registration, arrival: Arrival): Promise<SignedIn> => {
  const terms = termsAccepted(sent.termsVersion, deps.config.TERMS_VERSION);
  await deps.limits.registration(arrival.address);
  const now = deps.now();
  const names = {
    email: sent.email,
    username: sent.username,
    firstName: sent.firstName,
    lastName: sent.lastName,
  };
  const refusal = registrationRefusal({
    guessable: whyGuessable(sent.password, sent),
    taken: await deps.users.taken(derivedFromNames(names)),
  });
  if (refusal) throw refusal;
  const id = newId();
  const link = newMailToken(id, confirmationUntil(now));
  const user: User = {
    _id: id,
    ...names,
    ...derivedFromNames(names),
    passwordHash: await deps.hasher.hash(sent.password),
    role: 'learner',
    ...unpaid(),
    emailConfirmed: false,
    addressProof: link.proof,
    language: sent.language ?? arrival.language,
    timeZone: sent.timeZone ?? defaultTimeZone,
    acceptedTerms: { version: terms, at: now },
    createdAt: now,
  };
  const mail = { to: user.email, from: arrival.address };
  const isMailed = await mayMail(deps, mail);
  // Before the account is there: a crash in between leaves a welcome to nobody, which is dropped, not an account without one.
  if (!isMailed) await letWelcomeWait(deps, user, arrival);
  const events = [userRegistered(user), ...(isMailed ? [welcomeMail(deps, user, link)] : [])];
  const created = await withTakenNames(() => deps.users.create(user, events)).catch(
    async (error: unknown) => {
      if (isMailed) await deps.accountMailLimits.giveBack(mail);
      throw error;
    },
  );
  return openSession(deps, created, { persistent: false, device: arrival.device });
};
