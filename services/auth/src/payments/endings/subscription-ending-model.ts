import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { ProviderName } from '../provider/provider-port.ts';

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
export type SubscriptionEndingModel = RecordModel<SubscriptionEnding>;

const subscriptionEndingSchema: Schema = new Schema(
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

export const subscriptionEndingModel = (connection: Connection): SubscriptionEndingModel =>
  defineModel<SubscriptionEnding>(connection, 'SubscriptionEnding', subscriptionEndingSchema, {
    kept: {
      _id: 'The sandbox named its first customers by their accounts; a customer stays as long as the note does.',
      userId: 'The deletion writes it, and it goes once the provider charges nobody any more.',
    },
  });
