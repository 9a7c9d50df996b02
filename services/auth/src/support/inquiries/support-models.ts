import { keptSince } from '@academy/contracts/shared/retention.ts';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { HelpTicket, Lead } from './support.ts';

export type HelpTicketModel = RecordModel<Stored<HelpTicket>>;
export type LeadModel = RecordModel<Stored<Lead>>;

const inquiryFields = {
  _id: String,
  text: String,
  language: String,
  status: String,
  createdAt: Date,
  updatedAt: Date,
  answers: { type: [{ _id: false, text: String, at: Date, by: String }], default: undefined },
  ...outboxFields,
} as const;

const helpTicketSchema: Schema = new Schema(
  {
    ...inquiryFields,
    userId: String,
    subject: String,
    priority: Boolean,
    replies: { type: [{ _id: false, id: String, text: String, at: Date }], default: undefined },
    assignedTo: String,
    openedBy: String,
    place: {
      type: new Schema({ courseId: String, lessonId: String, exerciseId: String }, { _id: false }),
      default: undefined,
    },
    waitsAs: String,
  },
  { collection: 'help_requests', versionKey: false },
);
helpTicketSchema.index({ priority: -1, createdAt: -1, _id: -1 });
helpTicketSchema.index({ userId: 1 });
helpTicketSchema.index({ waitsAs: 1 }, { unique: true, sparse: true });
helpTicketSchema.index({ openedBy: 1, createdAt: -1, _id: -1 });

const leadSchema: Schema = new Schema(
  { ...inquiryFields, name: String, company: String, email: String, teamSize: Number, plan: String },
  { collection: 'business_leads', versionKey: false },
);
leadSchema.index({ createdAt: -1, _id: -1 });

/** Questions that nobody wrote to or worked on for as long as they are kept; what still waits to be told stays until it is. */
export const outdatedInquiries = (now: Date): Filter<Stored<HelpTicket>> & Filter<Stored<Lead>> => ({
  updatedAt: { $lt: keptSince('inquiries', now) },
  outboxPending: null,
});

const answeredBy = {
  'answers.by': 'Who of staff answered, as an id alone, for as long as the question is kept.',
} as const;

// The model keeps the older name: events and the outbox name the aggregate after it.
export const helpTicketModel = (connection: Connection): HelpTicketModel =>
  defineModel<Stored<HelpTicket>>(connection, 'HelpRequest', helpTicketSchema, {
    erased: ['userId'],
    kept: {
      ...answeredBy,
      openedBy: 'Who of staff wrote first, as an id alone, for as long as the question is kept.',
      assignedTo: 'Who of staff took it on, as an id alone, for as long as the question is kept.',
    },
  });
export const leadModel = (connection: Connection): LeadModel =>
  defineModel<Stored<Lead>>(connection, 'Lead', leadSchema, { kept: answeredBy });
