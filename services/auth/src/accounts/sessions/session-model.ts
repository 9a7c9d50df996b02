import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { Session } from './session.ts';

export type SessionModel = RecordModel<Stored<Session>>;

const sessionSchema: Schema = new Schema(
  {
    _id: String,
    userId: String,
    accountVersion: Number,
    createdAt: Date,
    lastUsedAt: Date,
    expiresAt: Date,
    persistent: Boolean,
    device: { type: { _id: false, browser: String, system: String }, default: null },
    seed: String,
    generation: Number,
    retired: { type: [{ _id: false, generation: Number, until: Date }], default: [] },
    ...outboxFields,
  },
  { collection: 'sessions', versionKey: false },
);

sessionSchema.index({ userId: 1, createdAt: -1 });
sessionSchema.index({ expiresAt: 1 });

export const sessionModel = (connection: Connection): SessionModel =>
  defineModel<Stored<Session>>(connection, 'Session', sessionSchema, {
    kept: {
      userId:
        'The deletion clears sessions away by their versions; one that a crash leaves opens nothing and goes when it expires.',
    },
  });

/** Sessions whose time is over and whose end, if they had one, has been told. */
export const expiredSessions = (now: Date): Filter<Stored<Session>> => ({
  expiresAt: { $lt: now },
  outboxPending: null,
});
