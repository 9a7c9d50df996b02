import { viewingLife, type ViewingEnd } from '@academy/contracts/http/auth/viewings.ts';
import type { Session } from '../sessions/session.ts';
import type { MailProof } from '../mails/mail-token.ts';

/**
 * An administrator's look at the academy as a learner, from the moment they ask for it. Its token's session is the viewing itself, so
 * that whatever ends every session of the learner ends it too.
 */
export interface Viewing extends Pick<Session, '_id' | 'createdAt' | 'expiresAt'> {
  /** The learner. */
  userId: string;
  /** The learner's version when it was asked for. */
  accountVersion: number;
  viewerId: string;
  /** The administrator's session that asked for it: no other can open it, and it ends with that. */
  viewerSessionId: string;
  reason: string;
  /** Of the code that opens it; gone once it did. */
  code?: MailProof;
  /** Absent while nobody has opened it. */
  startedAt?: Date;
  endedAt?: Date;
  end?: ViewingEnd;
  /** While it has not ended: of an administrator and a learner there is one at a time. */
  openSlot?: string;
  removedAt?: Date;
}

export const slotOf = ({ viewerId, userId }: Pick<Viewing, 'viewerId' | 'userId'>): string =>
  `${viewerId} ${userId}`;

/** Until it is opened it lasts as long as its code. */
export const unopenedUntil = (now: Date): Date => new Date(now.getTime() + viewingLife.codeMs);

export const openUntil = (now: Date): Date => new Date(now.getTime() + viewingLife.openMs);

export const hasEnded = (
  { endedAt, expiresAt }: Pick<Viewing, 'endedAt' | 'expiresAt'>,
  now: Date,
): boolean => endedAt !== undefined || expiresAt <= now;
