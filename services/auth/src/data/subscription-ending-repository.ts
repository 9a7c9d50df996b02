import { Schema, type Connection, type Model } from 'mongoose';
import type { ProviderName } from '../payments/provider-port.ts';

/**
 * That a customer is to be charged no more because their account is deleted. It is written down before the deletion,
 * which may yet be refused: where the owner still exists after a while it is dropped.
 */
export interface SubscriptionEnding {
  /** The provider's id of the customer. */
  _id: string;
  provider: ProviderName;
  userId: string;
  /** When the account was deleted, or was to be. */
  at: Date;
  /** Until when a payment page that was open then may be paid on; null where none was. */
  pageUntil: Date | null;
  dueAt: Date;
}
export type SubscriptionEndingModel = Model<SubscriptionEnding>;

const subscriptionEndingSchema = new Schema(
  {
    _id: String,
    provider: String,
    userId: String,
    at: Date,
    pageUntil: { type: Date, default: null },
    dueAt: { type: Date, index: true },
  },
  { collection: 'subscription_endings', versionKey: false },
);

export interface SubscriptionEndingRepository {
  /** Due at once; again for the same customer renews it. */
  add(ending: Omit<SubscriptionEnding, 'dueAt'>): Promise<void>;
  /** Those due by a moment, longest due first. */
  waiting(dueBy: Date, count: number): Promise<SubscriptionEnding[]>;
  /** Unless it was renewed meanwhile. */
  postpone(ending: Pick<SubscriptionEnding, '_id' | 'at'>, dueAt: Date): Promise<void>;
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
    await model.updateOne({ _id }, { $set: { ...ending, dueAt: ending.at } }, { upsert: true });
  },
  waiting: (dueBy, count) =>
    model
      .find({ dueAt: { $lte: dueBy } })
      .sort({ dueAt: 1 })
      .limit(count)
      .lean<SubscriptionEnding[]>(),
  postpone: async ({ _id, at }, dueAt) => {
    await model.updateOne({ _id, at }, { $set: { dueAt } });
  },
  remove: async ({ _id, at }) => {
    await model.deleteOne({ _id, at });
  },
});
