import type { z } from 'zod';
import type { helpTicketSchema } from '@academy/contracts/http/auth/help-tickets.ts';
import type { inquiryStatusSchema } from '@academy/contracts/http/auth/inquiries.ts';
import type { leadSchema } from '@academy/contracts/http/auth/leads.ts';
import type { PlaceInCourse } from '@academy/contracts/shared/place-in-course.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { User, UserRecord } from '../../accounts/users/user.ts';

export type InquiryStatus = z.output<typeof inquiryStatusSchema>;
export type SentHelpTicket = z.output<typeof helpTicketSchema>;
export type SentLead = z.output<typeof leadSchema>;

/** What staff work on: a question that somebody has sent by a form. */
interface InquiryState {
  _id: string;
  status: InquiryStatus;
  createdAt: Date;
  updatedAt: Date;
  /** What went by mail to the person who asked, oldest first; absent where nobody has answered. */
  answers?: InquiryAnswer[];
}

export interface InquiryAnswer {
  text: string;
  at: Date;
  /** Who of staff answered; absent in what an earlier release kept. */
  by?: string;
}

/** What the asker wrote below an answer. */
export interface HelpReply {
  /** The form's own id. */
  id: string;
  text: string;
  at: Date;
}

/** A member's support ticket. Their name and email are their account's, and are read there. */
export interface HelpTicket extends InquiryState, Omit<SentHelpTicket, 'requestId'> {
  userId: string;
  /** Whether they were premium when they asked. */
  priority: boolean;
  /** Oldest first; absent where nothing was written below. */
  replies?: HelpReply[];
  /** Who of staff has taken it on; absent for nobody. */
  assignedTo?: string | null;
  /** Who of staff wrote first; absent where the member asked. Subject and text are theirs then. */
  openedBy?: string;
  /** What staff wrote about. */
  place?: PlaceInCourse;
  /** Whom staff wrote to and about what, until they answer: one ticket at a time has the same. */
  waitsAs?: string;
  removedAt?: Date;
}

/** A company's enquiry about training its team. */
export interface Lead extends InquiryState, Omit<SentLead, 'requestId'> {}

/** As it stands at one version. */
export type HelpTicketRecord = HelpTicket & { version: number };
export type LeadRecord = Lead & { version: number };

const arriving = (requestId: string | undefined, now: Date): InquiryState => ({
  _id: requestId ?? newId(),
  status: 'new',
  createdAt: now,
  updatedAt: now,
});

export const newHelpTicket = (
  { requestId, ...form }: SentHelpTicket,
  { _id: userId, plan }: Pick<User, '_id' | 'plan'>,
  now: Date,
): HelpTicket => ({ ...arriving(requestId, now), ...form, userId, priority: plan === 'premium' });

export const newLead = ({ requestId, ...form }: SentLead, now: Date): Lead => ({
  ...arriving(requestId, now),
  ...form,
});

/** Whether both are one form sent twice; the page's language may have changed in between. */
export const isSameHelpTicket = (a: HelpTicket, b: HelpTicket): boolean =>
  (['userId', 'subject', 'text'] as const).every((field) => a[field] === b[field]);

export const isSameLead = (a: Lead, b: Lead): boolean =>
  (['name', 'company', 'email', 'teamSize', 'plan', 'text'] as const).every((field) => a[field] === b[field]);

/** A member's question and who asked; null where their account is gone and the question about to go. */
export interface TicketWithAsker {
  ticket: HelpTicketRecord;
  asker: Pick<UserRecord, 'email' | 'firstName' | 'lastName'> | null;
}
