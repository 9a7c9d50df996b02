import type { AuthDeps } from '../../deps.ts';
import { noteOf } from '../endings/note-of.ts';
import type { EntitlementPort } from '../entitlements.ts';
import { subscriptionGivesPremium } from '../staff/staff-payment-texts.ts';
import { isEntitled } from '../subscription/subscription.ts';
import { makeSwitch } from './make-switch.ts';

type Deps = Pick<AuthDeps, 'users' | 'subscribers' | 'subscriptionEndings'>;

/** What accounts have payments do, on the store. */
export const createEntitlementPort = (deps: Deps): EntitlementPort => ({
  switchPremium: async (account, isPremium, { actorId, now }) => {
    if (isPremium === undefined || isPremium === (account.plan === 'premium')) return null;
    const { subscription, planNumber } = await deps.subscribers.withoutHistory(account._id);
    if (!isPremium && isEntitled(subscription, now)) throw subscriptionGivesPremium();
    const gift = isPremium ? { until: null } : null;
    return {
      plan: isPremium ? 'premium' : 'free',
      planNumber: Math.max(planNumber, account.planNumber ?? 0) + 1,
      premiumSwitch: { number: account.version + 1, gift, actorId, at: now },
    };
  },

  // What fails here waits in the account for the worker, which logs it.
  makeSwitch: (account) => makeSwitch(deps, account).catch(() => undefined),

  noteEnding: async (userId, at) => {
    const note = noteOf(await deps.subscribers.withoutHistory(userId), at);
    if (note !== null) await deps.subscriptionEndings.add(note);
  },
});
