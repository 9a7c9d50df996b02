import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { sessionsRevokedV1 } from '@academy/contracts/events/auth/sessions-revoked.v1.ts';
import { subscriptionChangedV1 } from '@academy/contracts/events/auth/subscription-changed.v1.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import type { DataOf } from '@academy/contracts/events/event.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { endsAt, type Subscription } from '../domain/subscription.ts';
import type { SessionsEnded, User } from '../domain/user.ts';

type PublicUser = DataOf<typeof userRegisteredV1>;

const publicUser = (user: User): PublicUser => ({
  id: user._id,
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  plan: user.plan,
  language: user.language,
  createdAt: user.createdAt.toISOString(),
});

const updatedFields = ['username', 'firstName', 'lastName', 'role', 'language'] as const;

export const userRegistered = (user: User): PendingEvent => pendingEvent(userRegisteredV1, publicUser(user));

/** What others are told of a change: nothing where only the email or the password changed. */
export const userChanges = (before: User, after: User): PendingEvent[] => [
  ...(updatedFields.some((field) => before[field] !== after[field])
    ? [pendingEvent(userUpdatedV1, publicUser(after))]
    : []),
  ...(before.plan === after.plan ? [] : [pendingEvent(planChangedV1, publicUser(after))]),
];

export const userDeleted = (id: string): PendingEvent => pendingEvent(userDeletedV1, { id });

/** One session ended. */
export const sessionRevoked = (userId: string, sessionId: string, now: Date): PendingEvent =>
  pendingEvent(sessionsRevokedV1, { userId, sessionId, before: now.toISOString() }, { subject: userId });

/** All of a user's sessions ended, but the one excepted. */
export const sessionsRevoked = (userId: string, { before, ...ended }: SessionsEnded): PendingEvent =>
  pendingEvent(sessionsRevokedV1, { userId, before: before.toISOString(), ...ended }, { subject: userId });

const ofSubscription = ({ state, interval, amount, currency }: Subscription) => ({
  state,
  interval,
  amount,
  currency,
});

/** What mail and figures are told of a subscription: nothing where state and price stay. */
export const subscriptionChanges = (before: User, after: User, now: Date): PendingEvent[] => {
  const [was, is] = [ofSubscription(before.subscription), ofSubscription(after.subscription)];
  if (was.state === is.state && was.interval === is.interval && was.amount === is.amount) return [];
  const data = {
    ...is,
    userId: after._id,
    previous: was.state,
    endsAt: endsAt(after.subscription)?.toISOString() ?? null,
    at: now.toISOString(),
  };
  return [pendingEvent(subscriptionChangedV1, data)];
};
