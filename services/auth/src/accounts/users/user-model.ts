import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { User } from './user.ts';
import { entitlementFields } from '../../payments/entitlements.ts';

export type UserModel = RecordModel<Stored<User>>;

const mailProof = { tokenHash: String, until: Date } as const;

const userSchema: Schema = new Schema(
  {
    _id: String,
    email: String,
    emailConfirmed: Boolean,
    emailFolded: String,
    username: String,
    usernameFolded: String,
    firstName: String,
    lastName: String,
    passwordHash: String,
    role: String,
    ...entitlementFields,
    language: String,
    timeZone: String,
    acceptedTerms: { type: { _id: false, version: String, at: Date } },
    createdAt: Date,
    sessionsEnded: { type: { _id: false, upToVersion: Number, before: Date, exceptSessionId: String } },
    addressProof: { type: { _id: false, ...mailProof } },
    passwordReset: { type: { _id: false, ...mailProof, requestId: String } },
    pendingAddress: {
      type: { _id: false, email: String, proof: { type: { _id: false, ...mailProof } }, sessionId: String },
    },
    terms: { type: [String], default: [] },
    ...outboxFields,
  },
  { collection: 'users', versionKey: false },
);

userSchema.index({ emailFolded: 1 }, { unique: true });
userSchema.index({ usernameFolded: 1 }, { unique: true });
// Staff's list, by what it is sorted and filtered by.
// Led by the mark of removal, which each of these lists asks for: the store counts them by index entries alone.
userSchema.index({ removedAt: 1, createdAt: -1, _id: -1 });
userSchema.index({ removedAt: 1, plan: 1, createdAt: -1, _id: -1 });
userSchema.index({ removedAt: 1, terms: 1 });
userSchema.index({ removedAt: 1, role: 1, _id: 1 });
userSchema.index({ firstName: 1, _id: 1 });
userSchema.index({ lastName: 1, _id: 1 });
userSchema.index({ 'premiumSwitch.at': 1 }, { sparse: true });

export const userModel = (connection: Connection): UserModel =>
  defineModel<Stored<User>>(connection, 'User', userSchema, {
    kept: {
      _id: 'The deletion is a write of the record itself, which it empties; the relay deletes it once it has told of that.',
      'premiumSwitch.actorId':
        'Who of staff gave premium or took it back, until payments have done so, seconds later.',
    },
  });
