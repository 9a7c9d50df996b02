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

/** People who are invited together: a task of its own, which a worker does row by row. Its id is the basis of its plan. */
export interface InvitationImport extends Task {
  fileName: string;
  /** Null once their account is deleted. */
  actorId: string | null;
  createdAt: Date;
  total: number;
  /** How many rows are dealt with, from the first on, and of how many of them nothing came. */
  done: number;
  skipped: number;
  /** Emptied once all are dealt with. */
  rows: InvitationRow[];
}
