import type { MailProof } from '../mails/mail-token.ts';
import { foldEmail, type User } from '../users/user.ts';

const hourMs = 3_600_000;
const after = (now: Date, hours: number): Date => new Date(now.getTime() + hours * hourMs);

const confirmationHours = 7 * 24;

/** How long the link that confirms the address of an account works. */
export const confirmationUntil = (now: Date): Date => after(now, confirmationHours);
/** When the latest of them was sent; null where there is none. */
export const confirmationSentAt = ({ addressProof }: Pick<User, 'addressProof'>): Date | null =>
  addressProof ? after(addressProof.until, -confirmationHours) : null;
/** How long the link to a new address works: shorter, since it changes who gets in. */
export const addressChangeUntil = (now: Date): Date => after(now, 24);

/** After how long a welcome past the limit of mails, which counts an hour, is tried again. */
export const welcomeWaitMs = 10 * 60_000;

/** Another mailbox, not the same one with other capital letters. */
export const isNewAddress = (current: Pick<User, 'email'>, next: Pick<User, 'email'>): boolean =>
  foldEmail(current.email) !== foldEmail(next.email);

type LinkState = Pick<User, 'addressProof' | 'passwordReset' | 'pendingAddress'>;

/** With another password, what somebody who knew the one before has asked for is dropped. */
export const linksAfterPassword = { passwordReset: undefined, pendingAddress: undefined };
/** With another address, no link that was sent before does anything any more. */
export const withoutLinks = { ...linksAfterPassword, addressProof: undefined };

/** The links of an account whose new address has just been confirmed: that one may be opened twice. */
export const linksAfterChange = (proof: MailProof) =>
  ({ ...withoutLinks, addressProof: proof }) satisfies {
    [Key in keyof LinkState]: LinkState[Key] | undefined;
  };

/** An address as it may be shown to those who should not learn it: `a•••@example.com`. */
export const maskAddress = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`;
};
