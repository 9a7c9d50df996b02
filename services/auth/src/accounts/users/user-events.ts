import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import type { DataOf } from '@academy/contracts/events/event.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { User } from './user.ts';

type PublicUser = DataOf<typeof userRegisteredV1>;

const publicUser = (user: User): PublicUser => ({
  id: user._id,
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  plan: user.plan,
  language: user.language,
  timeZone: user.timeZone,
  emailConfirmed: user.emailConfirmed,
  createdAt: user.createdAt.toISOString(),
});

const updatedFields = [
  'username',
  'firstName',
  'lastName',
  'role',
  'language',
  'timeZone',
  'emailConfirmed',
] as const;

export const userRegistered = (user: User): PendingEvent => pendingEvent(userRegisteredV1, publicUser(user));

export const userUpdated = (user: User): PendingEvent => pendingEvent(userUpdatedV1, publicUser(user));

/** What others are told of a change: nothing where only the email or the password changed. */
export const userChanges = (before: User, after: User): PendingEvent[] => [
  ...(updatedFields.some((field) => before[field] !== after[field]) ? [userUpdated(after)] : []),
  ...(before.plan === after.plan ? [] : [pendingEvent(planChangedV1, publicUser(after))]),
];

export const userDeleted = (id: string): PendingEvent => pendingEvent(userDeletedV1, { id });
