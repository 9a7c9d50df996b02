import { Schema, type Connection, type Model } from 'mongoose';
import { outboxFields, type OutboxState } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { Session } from '../domain/session.ts';

export type SessionDocument = Session & OutboxState;
export type SessionModel = Model<SessionDocument>;

const sessionSchema = new Schema(
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

// mongoose infers a document type with its own nullable fields; ours is the domain's.
export const createSessionModel = (connection: Connection): SessionModel =>
  connection.model('Session', sessionSchema) as unknown as SessionModel;

/** Sessions whose time is over and whose end, if they had one, has been told. */
export const expiredSessions = (now: Date): Record<string, unknown> => ({
  expiresAt: { $lt: now },
  outboxPending: null,
});
