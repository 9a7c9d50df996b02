import { keptSince } from '@academy/contracts/shared/retention.ts';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { Invitation } from './invitation.ts';

export type InvitationModel = RecordModel<Stored<Invitation>>;

const schema: Schema = new Schema(
  {
    _id: String,
    email: String,
    emailFolded: String,
    openFor: String,
    firstName: String,
    lastName: { type: String, default: '' },
    language: String,
    role: String,
    state: String,
    proof: { type: { _id: false, tokenHash: String, until: Date } },
    importId: String,
    invitedBy: { type: String, default: null },
    userId: { type: String, default: null },
    sentAt: Date,
    validUntil: Date,
    endedAt: { type: Date, default: null },
    overAt: Date,
    ...outboxFields,
  },
  { collection: 'invitations', versionKey: false },
);
schema.index({ openFor: 1 }, { unique: true, sparse: true });
schema.index({ emailFolded: 1 });
schema.index({ userId: 1 });
schema.index({ sentAt: -1, _id: -1 });
schema.index({ overAt: 1 });

export const invitationModel = (connection: Connection): InvitationModel =>
  defineModel<Stored<Invitation>>(connection, 'Invitation', schema, {
    erased: ['userId', 'invitedBy'],
  });

/** Invitations past their retention, whose events are published. */
export const pastInvitations = (now: Date): Filter<Stored<Invitation>> => ({
  overAt: { $lt: keptSince('invitations', now) },
  outboxPending: null,
});
