import type { SubscriptionAdjustment } from '@academy/contracts/http/auth/staff-payments.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import { subscriptionChangedMeanwhile } from './staff-payment-texts.ts';

/** What one of staff wants done to somebody's subscription. */
export type SubscriptionEdit<
  Action extends SubscriptionAdjustment['action'] = SubscriptionAdjustment['action'],
> = StaffEdit<Extract<SubscriptionAdjustment, { action: Action }>>;

/** Throws 409 where it has changed since they looked. */
export const assertFresh = ({ version }: SubscriberRecord, { expectedVersion }: SubscriptionEdit): void => {
  assertExpectedVersion(expectedVersion, version, subscriptionChangedMeanwhile);
};

export const adjusted = ({ actorId, id: userId, change }: SubscriptionEdit, at: Date): PendingEvent =>
  staffActionRecorded({
    actorId,
    action: 'subscription.adjusted',
    resource: 'subscriptions',
    resourceId: userId,
    fields: [change.action],
    at,
  });
