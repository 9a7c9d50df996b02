import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import { noSubscription } from '../../payments/subscription/subscription.ts';
import { unpaid, type Account } from './user.ts';

const lacking = { ...unpaid(), emailConfirmed: false, timeZone: defaultTimeZone };

/** With the fields that accounts of an earlier release lack, and an empty history where it was not read. */
export const wholeAccount = <Read extends Account>(user: Read): Read =>
  user.subscription
    ? { ...lacking, ...user, subscription: { ...noSubscription(), ...user.subscription } }
    : { ...lacking, ...user, gift: user.gift ?? (user.plan === 'premium' ? { until: null } : null) };
