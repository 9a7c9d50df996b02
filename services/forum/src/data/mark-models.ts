import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

/** What one member has to do with one post. */
export interface Mark {
  /** `<postId>:<userId>`. */
  _id: string;
  postId: string;
  userId: string;
}

export interface MeToo extends Mark {
  /** No longer counts: its member's account is deleted. */
  gone: boolean;
}

export interface Subscription extends Mark {
  /** False for one that the member ended: writing again does not bring it back. */
  subscribed: boolean;
}

export interface Reading extends Mark {
  /** How far they have read: `lastActivityAt` as they saw it. */
  upTo: Date;
}

const whose = { _id: String, postId: String, userId: String };

const schemaOf = (collection: string, fields: object): Schema => {
  const schema: Schema = new Schema({ ...whose, ...fields }, { collection, versionKey: false });
  schema.index({ postId: 1 });
  schema.index({ userId: 1 });
  return schema;
};

export type MeTooModel = RecordModel<MeToo>;
export type SubscriptionModel = RecordModel<Subscription>;
export type ReadingModel = RecordModel<Reading>;

export const meTooModel = (connection: Connection): MeTooModel =>
  defineModel<MeToo>(connection, 'MeToo', schemaOf('me_toos', { gone: Boolean }), { erased: ['userId'] });

export const subscriptionModel = (connection: Connection): SubscriptionModel =>
  defineModel<Subscription>(connection, 'Subscription', schemaOf('subscriptions', { subscribed: Boolean }), {
    erased: ['userId'],
  });

export const readingModel = (connection: Connection): ReadingModel =>
  defineModel<Reading>(connection, 'Reading', schemaOf('reads', { upTo: Date }), { erased: ['userId'] });
