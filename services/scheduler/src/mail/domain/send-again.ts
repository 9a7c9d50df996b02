import type { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { findMailKind } from '../kinds/mail-kinds.ts';
import {
  mailIsNotRepeated,
  mailJustSent,
  mailLinkExpired,
  mailStillWaits,
  newAddressLinkExpired,
  nothingLeftOfMail,
} from './mail-refusals.ts';
import type { Mail } from './mail.ts';

type Known = Pick<
  Mail,
  'outcome' | 'dueAt' | 'poisonedAt' | 'handledAt' | 'validUntil' | 'sealedValues' | 'userId' | 'template'
>;

/** One without an account goes nowhere again: its address is not kept. */
export const isRepeatable = ({ template, userId }: Pick<Mail, 'template' | 'userId'>): boolean =>
  userId !== null && findMailKind(template)?.repeatable === true;

/** So long after it was sent a second press means the first. */
const pauseMs = 60_000;

/** Staff have no button for a link to a new address: only its owner knows that they still want it. */
const expiredOf = ({ template }: Pick<Mail, 'template'>) =>
  template === 'address_change_confirm' ? newAddressLinkExpired : mailLinkExpired;

/** Why staff may not send a mail again at this moment; null where they may. */
export const refusalToSendAgain = (mail: Known, now: Date): (() => DomainError) | null => {
  const { outcome, dueAt, poisonedAt, handledAt, validUntil, sealedValues } = mail;
  if (dueAt != null) return mailStillWaits;
  if (outcome === 'expired' || (validUntil !== null && validUntil <= now)) return expiredOf(mail);
  if (poisonedAt === null && (outcome === 'unwanted' || !isRepeatable(mail))) return mailIsNotRepeated;
  if (sealedValues === null) return nothingLeftOfMail;
  const isJustSent = handledAt !== null && now.getTime() - handledAt.getTime() < pauseMs;
  return isJustSent ? mailJustSent : null;
};
