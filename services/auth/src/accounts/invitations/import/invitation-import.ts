import type { ImportStop } from '@academy/contracts/http/auth/invitations.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import type { Task } from '@academy/service-kit/work-queue/task.ts';

/** Somebody who is to be invited, under the id that their invitation gets: once, however often the work begins again. */
export interface InvitationRow {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  role: Role;
}

/**
 * What came of a row. `limited`: its address was sent as many mails as an hour allows; `unneeded`: it has an account or an
 * invitation, or was erased.
 */
export type InviteOutcome = 'invited' | 'unneeded' | 'limited';

/** People who are invited together: a task of its own, which a worker does row by row. Its id is the basis of its plan. */
export interface InvitationImport extends Task {
  fileName: string;
  /** Null once their account is deleted. */
  actorId: string | null;
  createdAt: Date;
  total: number;
  /** How many people are dealt with, and of how many of them nothing came. */
  done: number;
  skipped: number;
  /** How many of the skipped had been sent as many mails as an hour allows. */
  limited?: number;
  /** Why it ended before all were dealt with, and when. */
  stopped?: ImportStop;
  stoppedAt?: Date;
  /** Those who are still to be dealt with. */
  rows: InvitationRow[];
}
