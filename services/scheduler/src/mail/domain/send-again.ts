import type { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import {
  mailIsNotRepeated,
  mailJustSent,
  mailLinkExpired,
  mailStillWaits,
  nothingLeftOfMail,
} from './mail-refusals.ts';
import type { Mail } from './mail.ts';

type Known = Pick<
  Mail,
  'outcome' | 'poisonedAt' | 'handledAt' | 'validUntil' | 'sealedValues' | 'userId' | 'template'
>;

/**
 * Kinds that staff may send again after they were sent: each tells of something that happened, and is as true tomorrow.
 * Their values are kept for that. None has a link that lets anybody in.
 */
const repeatable: ReadonlySet<string> = new Set([
  'receipt',
  'plan_ends',
  'plan_resumed',
  'plan_refunded',
  'help_received',
  'help_answered',
  'certificate',
]);

/** One without an account goes nowhere again: its address is not kept. */
export const isRepeatable = ({ template, userId }: Pick<Mail, 'template' | 'userId'>): boolean =>
  userId !== null && repeatable.has(template);

/** So long after it was sent a second press means the first. */
const pauseMs = 60_000;

/** Why staff may not send a mail again at this moment; null where they may. */
export const refusalToSendAgain = (mail: Known, now: Date): (() => DomainError) | null => {
  const { outcome, poisonedAt, handledAt, validUntil, sealedValues } = mail;
  if (outcome === null && poisonedAt === null) return mailStillWaits;
  if (outcome === 'expired' || (validUntil !== null && validUntil <= now)) return mailLinkExpired;
  if (poisonedAt === null && (outcome === 'unwanted' || !isRepeatable(mail))) return mailIsNotRepeated;
  if (sealedValues === null) return nothingLeftOfMail;
  const isJustSent = handledAt !== null && now.getTime() - handledAt.getTime() < pauseMs;
  return isJustSent ? mailJustSent : null;
};
