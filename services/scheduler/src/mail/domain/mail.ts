import type { Language } from '@academy/contracts/shared/language.ts';
import type { Task } from '@academy/service-kit/work-queue/task.ts';

/**
 * How a mail ended that was not given up: `expired` before its link did any good, `unconfirmed` for an address that gets
 * account mails only, `unwanted` by the recipient's preferences.
 */
export const mailOutcomes = ['sent', 'expired', 'unconfirmed', 'unwanted'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** One mail. Its id says what it is about, so that nothing is mailed twice; its text is made when it is sent. */
export interface Mail extends Task {
  /** Names the kind of mail. */
  template: string;
  /** Null for people without an account and for staff. */
  userId: string | null;
  /** Sealed with the mail key; null where the recipient's contact has it, for staff's own, and once it is not needed. */
  sealedAddress: string | null;
  /** The template's values as JSON, sealed with the mail key; null once they are not needed. */
  sealedValues: string | null;
  /** Null where the recipient's contact knows. */
  language: Language | null;
  timeZone: string | null;
  /** When its link ends; it is not sent after that. */
  validUntil: Date | null;
  createdAt: Date;
  /** What the event that asked for it was keyed by, and its time; absent where this service asked itself. */
  about?: string | null;
  requestedAt?: Date | null;
  /** Where it went, masked, for staff; null before it was tried. */
  recipient: string | null;
  outcome: MailOutcome | null;
  /**
   * When staff last had one sent again that had ended already; absent otherwise. Until that is sent too, `outcome`,
   * `recipient` and `handledAt` are those of the time before.
   */
  resentAt?: Date | null;
}
