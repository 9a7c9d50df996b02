import { Schema, type Connection, type Model } from 'mongoose';
import { outboxFields, type OutboxState } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { User } from '../domain/user.ts';
import { billingType, giftType, subscriptionType } from './subscription-type.ts';

export type UserDocument = User & OutboxState;
export type UserModel = Model<UserDocument>;

const userSchema = new Schema(
  {
    _id: String,
    email: String,
    emailFolded: String,
    username: String,
    usernameFolded: String,
    firstName: String,
    lastName: String,
    passwordHash: String,
    role: String,
    plan: String,
    subscription: { type: subscriptionType },
    gift: { type: giftType },
    billing: { type: billingType },
    language: String,
    acceptedTerms: { type: { _id: false, version: String, at: Date } },
    createdAt: Date,
    sessionsEnded: { type: { _id: false, upToVersion: Number, before: Date, exceptSessionId: String } },
    terms: { type: [String], default: [] },
    ...outboxFields,
  },
  { collection: 'users', versionKey: false },
);

userSchema.index({ emailFolded: 1 }, { unique: true });
userSchema.index({ usernameFolded: 1 }, { unique: true });
userSchema.index({ createdAt: -1, _id: -1 });
userSchema.index({ terms: 1 });
userSchema.index({ role: 1 });
userSchema.index({ 'subscription.customerId': 1 }, { sparse: true });
userSchema.index({ 'subscription.lookAt': 1 }, { sparse: true });

// mongoose infers a document type with its own nullable fields; ours is the domain's.
export const createUserModel = (connection: Connection): UserModel =>
  connection.model('User', userSchema) as unknown as UserModel;
