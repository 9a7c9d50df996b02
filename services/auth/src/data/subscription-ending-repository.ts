import { Schema, type Connection, type Model } from 'mongoose';
import type { ProviderName } from '../payments/provider-port.ts';

/**
 * A subscription that is to end at the provider because its owner's account is deleted. It is written down before the
 * deletion, which may yet be refused: where the owner still exists after a while it is dropped.
 */
export interface SubscriptionEnding {
  /** The provider's id of the subscription. */
  _id: string;
  provider: ProviderName;
  userId: string;
  at: Date;
}
export type SubscriptionEndingModel = Model<SubscriptionEnding>;

const subscriptionEndingSchema = new Schema(
  { _id: String, provider: String, userId: String, at: Date },
  { collection: 'subscription_endings', versionKey: false },
);

export interface SubscriptionEndingRepository {
  /** Again for the same subscription renews it. */
  add(ending: SubscriptionEnding): Promise<void>;
  /** Those written down before a moment, oldest first. */
  waiting(before: Date, count: number): Promise<SubscriptionEnding[]>;
  /** Unless it was renewed meanwhile. */
  remove(ending: Pick<SubscriptionEnding, '_id' | 'at'>): Promise<void>;
}

// mongoose infers a document type with its own nullable fields; ours is the domain's.
export const createSubscriptionEndingModel = (connection: Connection): SubscriptionEndingModel =>
  connection.model('SubscriptionEnding', subscriptionEndingSchema) as unknown as SubscriptionEndingModel;

export const createSubscriptionEndingRepository = (
  model: SubscriptionEndingModel,
): SubscriptionEndingRepository => ({
  add: async ({ _id, ...ending }) => {
    await model.updateOne({ _id }, { $set: ending }, { upsert: true });
  },
  waiting: (before, count) =>
    model
      .find({ at: { $lte: before } })
      .sort({ at: 1 })
      .limit(count)
      .lean<SubscriptionEnding[]>(),
  remove: async ({ _id, at }) => {
    await model.deleteOne({ _id, at });
  },
});
