import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { AuthDeps } from '../../deps.ts';
import { entitlementChange } from '../subscription/change-entitlement.ts';
import { withGift } from '../subscription/gift.ts';
import type { Entitlements, PremiumSwitch } from '../entitlements.ts';
import { carryPlan } from './carry-plan.ts';
import type { Subscriber } from './subscriber.ts';
import type { SubscriberChange } from './subscriber-repository.ts';

/** Once: a switch of the same or a later number may have been made here already. */
const switched =
  (
    { number, gift, actorId, at }: PremiumSwitch,
    account: Pick<Subscriber, 'plan' | 'planNumber'>,
  ): SubscriberChange =>
  (current) => {
    if (current.switched >= number) return null;
    const given = withGift(current, gift, { actorId, reason: null, now: at });
    const retryAt = current.subscription.lookAt;
    const { state, events } = entitlementChange(current, given, { now: at, retryAt, account });
    return { state: { ...state, switched: number }, events };
  };

/** Gives or takes back what the account's switch says, and has the account forget it. */
export const makeSwitch = async (
  deps: Pick<AuthDeps, 'users' | 'subscribers'>,
  { _id: userId, premiumSwitch, plan, planNumber = 0 }: Entitlements & { _id: string },
): Promise<void> => {
  if (premiumSwitch === undefined) return;
  failPoint('payments.before_switch');
  const made = await deps.subscribers.changeOrCreate(userId, switched(premiumSwitch, { plan, planNumber }));
  failPoint('payments.after_switch');
  if (made !== null) await carryPlan(deps, made);
  await deps.users.switchMade(userId, premiumSwitch.number);
};
