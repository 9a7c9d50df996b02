import type { Entitlement } from './plan.ts';
import { recordEvent } from './subscription-history.ts';
import type { Gift } from './subscription.ts';

export interface GiftContext {
  actorId: string;
  reason: string | null;
  now: Date;
}

/** Staff gave premium until a day or without end, or with null took it back. */
export const withGift = (
  { subscription }: Entitlement,
  gift: Gift | null,
  { actorId, reason, now }: GiftContext,
): Entitlement => {
  const what = gift === null ? 'gift_ended' : 'gift_given';
  const entry = { at: now, what, by: 'staff', actorId, reason } as const;
  return {
    subscription: recordEvent(subscription, { ...entry, ...(gift && { giftUntil: gift.until }) }),
    gift,
  };
};
