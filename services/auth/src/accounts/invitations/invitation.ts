import type { InvitationStatus } from '@academy/contracts/http/auth/invitations.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';
import type { StateChange } from '@academy/service-kit/outbox/outbox-write.ts';
import type { MailProof } from '../mails/mail-token.ts';

/** Somebody who was invited by mail; whoever accepts gets an account under the invitation's id. */
export interface Invitation {
  _id: string;
  email: string;
  emailFolded: string;
  /** The folded address while the invitation is open: unique, so that nobody has two. */
  openFor?: string;
  firstName: string;
  lastName: string;
  language: Language;
  role: Role;
  /** `sent` until something else is known: whether it has expired is a question of time. */
  state: Exclude<InvitationStatus, 'expired'>;
  /** Of the latest link; absent once the invitation has ended. */
  proof?: MailProof;
  importId: string;
  /** Who of staff sent it last; null once their account is deleted. */
  invitedBy: string | null;
  userId: string | null;
  sentAt: Date;
  validUntil: Date;
  endedAt: Date | null;
  /** What its retention counts from: when it ended, or else when it expires. */
  overAt: Date;
}

export type InvitationRecord = Aggregate<Invitation>;

const dayMs = 24 * 3_600_000;
const validDays = 14;

export const invitationUntil = (now: Date): Date => new Date(now.getTime() + validDays * dayMs);

type Standing = Pick<Invitation, 'state' | 'validUntil'>;

export const statusOf = ({ state, validUntil }: Standing, now: Date): InvitationStatus =>
  state === 'sent' && validUntil <= now ? 'expired' : state;

const usable: readonly InvitationStatus[] = ['sent', 'failed'];

/** Whether its link may be used. That a mail failed is a note: staff may have the same mail sent again. */
export const isOpen = ({ state, validUntil }: Standing, now: Date): boolean =>
  usable.includes(state) && validUntil > now;

/** Whether it keeps its address from getting another: one that failed or expired makes room. */
export const holdsAddress = (invitation: Standing, now: Date): boolean =>
  statusOf(invitation, now) === 'sent';

const repeatable: readonly InvitationStatus[] = ['sent', 'expired', 'failed'];
export const maySendAgain = (invitation: Standing, now: Date): boolean =>
  repeatable.includes(statusOf(invitation, now));

/** What an invitation becomes when it ends. */
export const ended = (
  state: 'accepted' | 'registered' | 'withdrawn',
  { now, userId = null }: { now: Date; userId?: string | null },
): StateChange<Invitation> => ({
  state,
  userId,
  endedAt: now,
  overAt: now,
  openFor: undefined,
  proof: undefined,
});
