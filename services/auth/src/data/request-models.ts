import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { HelpRequest, Lead } from '../domain/request.ts';

export type HelpRequestModel = RecordModel<Stored<HelpRequest>>;
export type LeadModel = RecordModel<Stored<Lead>>;

const requestFields = {
  _id: String,
  text: String,
  language: String,
  status: String,
  createdAt: Date,
  updatedAt: Date,
  ...outboxFields,
} as const;

const helpRequestSchema: Schema = new Schema(
  { ...requestFields, userId: String, subject: String, priority: Boolean },
  { collection: 'help_requests', versionKey: false },
);
helpRequestSchema.index({ priority: -1, createdAt: -1, _id: 1 });
helpRequestSchema.index({ userId: 1 });

const leadSchema: Schema = new Schema(
  { ...requestFields, name: String, company: String, email: String, teamSize: Number, plan: String },
  { collection: 'business_leads', versionKey: false },
);
leadSchema.index({ createdAt: -1, _id: 1 });

const twoYearsMs = 2 * 365 * 86_400_000;

/** Questions older than the privacy policy says that they are kept; what still waits to be told stays until it is. */
export const outdatedRequests = (now: Date): Filter<Stored<HelpRequest>> & Filter<Stored<Lead>> => ({
  createdAt: { $lt: new Date(now.getTime() - twoYearsMs) },
  outboxPending: null,
});

export const helpRequestModel = (connection: Connection): HelpRequestModel =>
  defineModel<Stored<HelpRequest>>(connection, 'HelpRequest', helpRequestSchema);
export const leadModel = (connection: Connection): LeadModel =>
  defineModel<Stored<Lead>>(connection, 'Lead', leadSchema);
