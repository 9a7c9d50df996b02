import {
  notificationActivitySchema,
  type NotificationActivity,
} from '@academy/contracts/shared/notification-activities.ts';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Mails of which activity somebody wants no more. */
export interface Unsubscription {
  userId: string;
  activity: NotificationActivity;
}

const macBytes = 16;

const macOf = (mailKey: Buffer, payload: string): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', mailKey, Buffer.alloc(0), 'unsubscribe', 32));
  return createHmac('sha256', key).update(payload).digest().subarray(0, macBytes);
};

/**
 * What the link in a mail carries instead of a sign-in: whose mails of which activity, signed. It has no end, as a mail may be
 * opened years later, and can do nothing but turn those mails off.
 */
export const unsubscribeToken = (mailKey: Buffer, { userId, activity }: Unsubscription): string => {
  const payload = `${activity}.${userId}`;
  return `${payload}.${macOf(mailKey, payload).toString('base64url')}`;
};

/** Null for a token that was changed or cut. */
export const readUnsubscribeToken = (mailKey: Buffer, token: string): Unsubscription | null => {
  const [name = '', userId = '', mac = '', ...more] = token.split('.');
  const activity = notificationActivitySchema.safeParse(name);
  const given = Buffer.from(mac, 'base64url');
  if (!activity.success || more.length > 0 || given.length !== macBytes) return null;
  return timingSafeEqual(given, macOf(mailKey, `${name}.${userId}`))
    ? { userId, activity: activity.data }
    : null;
};
