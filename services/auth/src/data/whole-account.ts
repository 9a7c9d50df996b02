import { noSubscription } from '../domain/subscription.ts';
import { unpaid, type Account } from '../domain/user.ts';

/** With the fields that accounts of an earlier release lack, and an empty history where it was not read. */
export const wholeAccount = <Read extends Account>(user: Read): Read =>
  user.subscription
    ? { ...unpaid(), ...user, subscription: { ...noSubscription(), ...user.subscription } }
    : { ...unpaid(), ...user, gift: user.gift ?? (user.plan === 'premium' ? { until: null } : null) };
