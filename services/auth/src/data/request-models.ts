import { Schema, type Connection, type Model } from 'mongoose';
import { outboxFields, type OutboxState } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { HelpRequest, Lead } from '../domain/request.ts';

export type HelpRequestModel = Model<HelpRequest & OutboxState>;
export type LeadModel = Model<Lead & OutboxState>;

const requestFields = {
  _id: String,
  text: String,
  language: String,
  status: String,
  createdAt: Date,
  updatedAt: Date,
  ...outboxFields,
} as const;

const helpRequestSchema = new Schema(
  { ...requestFields, userId: String, subject: String, priority: Boolean },
  { collection: 'help_requests', versionKey: false },
);
helpRequestSchema.index({ priority: -1, createdAt: -1, _id: 1 });
helpRequestSchema.index({ userId: 1 });

const leadSchema = new Schema(
  { ...requestFields, name: String, company: String, email: String, teamSize: Number, plan: String },
  { collection: 'business_leads', versionKey: false },
);
leadSchema.index({ createdAt: -1, _id: 1 });

const twoYearsMs = 2 * 365 * 86_400_000;

/** Questions older than the privacy policy says that they are kept; what still waits to be told stays until it is. */
export const outdatedRequests = (now: Date): Record<string, unknown> => ({
  createdAt: { $lt: new Date(now.getTime() - twoYearsMs) },
  outboxPending: null,
});

// mongoose infers document types with its own nullable fields; ours are the domain's.
export const createHelpRequestModel = (connection: Connection): HelpRequestModel =>
  connection.model('HelpRequest', helpRequestSchema) as unknown as HelpRequestModel;
export const createLeadModel = (connection: Connection): LeadModel =>
  connection.model('Lead', leadSchema) as unknown as LeadModel;
