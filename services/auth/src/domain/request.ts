import type { z } from 'zod';
import type { helpRequestSchema, leadSchema, requestStatusSchema } from '@academy/contracts/http/requests.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { User } from './user.ts';

export type RequestStatus = z.output<typeof requestStatusSchema>;
export type SentHelpRequest = z.output<typeof helpRequestSchema>;
export type SentLead = z.output<typeof leadSchema>;

/** What staff work on: a question that somebody has sent by a form. */
interface RequestState {
  _id: string;
  status: RequestStatus;
  createdAt: Date;
  updatedAt: Date;
}

/** A member's question. Their name and email are their account's, and are read there. */
export interface HelpRequest extends RequestState, Omit<SentHelpRequest, 'requestId'> {
  userId: string;
  /** Whether they were premium when they asked. */
  priority: boolean;
  removedAt?: Date;
}

/** A company's question about training its team. */
export interface Lead extends RequestState, Omit<SentLead, 'requestId'> {}

/** As it stands at one version. */
export type HelpRequestRecord = HelpRequest & { version: number };
export type LeadRecord = Lead & { version: number };

const arriving = (requestId: string | undefined, now: Date): RequestState => ({
  _id: requestId ?? newId(),
  status: 'new',
  createdAt: now,
  updatedAt: now,
});

export const newHelpRequest = (
  { requestId, ...question }: SentHelpRequest,
  { _id: userId, plan }: Pick<User, '_id' | 'plan'>,
  now: Date,
): HelpRequest => ({ ...arriving(requestId, now), ...question, userId, priority: plan === 'premium' });

export const newLead = ({ requestId, ...question }: SentLead, now: Date): Lead => ({
  ...arriving(requestId, now),
  ...question,
});

/** Whether both are one form sent twice; the page's language may have changed in between. */
export const isSameHelpRequest = (a: HelpRequest, b: HelpRequest): boolean =>
  (['userId', 'subject', 'text'] as const).every((field) => a[field] === b[field]);

export const isSameLead = (a: Lead, b: Lead): boolean =>
  (['name', 'company', 'email', 'teamSize', 'plan', 'text'] as const).every((field) => a[field] === b[field]);
