import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import { billingType, giftType, subscriptionType } from '../subscription/subscription-type.ts';
import type { Subscriber } from './subscriber.ts';

export type SubscriberModel = RecordModel<Stored<Subscriber>>;

const subscriberSchema: Schema = new Schema(
  {
    _id: String,
    subscription: { type: subscriptionType },
    gift: { type: giftType },
    billing: { type: billingType },
    receipted: { type: [String], default: undefined },
    plan: String,
    planNumber: Number,
    planDueAt: { type: Date, index: { sparse: true } },
    switched: Number,
    ...outboxFields,
  },
  { collection: 'subscribers', versionKey: false },
);

subscriberSchema.index({ 'subscription.customerId': 1 }, { sparse: true });
subscriberSchema.index({ 'subscription.lookAt': 1 }, { sparse: true });
subscriberSchema.index({ 'subscription.state': 1 });
subscriberSchema.index({ 'subscription.startedAt': -1, _id: -1 });

export const subscriberModel = (connection: Connection): SubscriberModel =>
  defineModel<Stored<Subscriber>>(connection, 'Subscriber', subscriberSchema, {
    erased: ['_id', 'subscription.customerId'],
    kept: {
      'subscription.history.by': 'Whether the member, staff, the provider or time did it; no id.',
      'subscription.history.actorId':
        'Who changed the subscription, as an id alone, for as long as the account that it is of.',
    },
  });
