import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { AuthDeps } from '../../deps.ts';
import { userChanges } from '../../accounts/users/user-events.ts';
import type { SubscriberRecord } from './subscriber.ts';

/** So long after the plan has changed another replica carries it. */
const carriedWithinMs = 5_000;

export const carriedBy = (now: Date): Date => new Date(now.getTime() + carriedWithinMs);

/**
 * Writes a plan that has changed into the account, with what others are told of it. The plan's number is the fence: what
 * comes late is passed by. It may run at any time and again, here and on other replicas.
 */
export const carryPlan = async (
  { users, subscribers }: Pick<AuthDeps, 'users' | 'subscribers'>,
  subscriber: SubscriberRecord,
): Promise<SubscriberRecord> => {
  const { planDueAt, ...carried } = subscriber;
  if (planDueAt === undefined) return subscriber;
  const { _id: userId, plan, planNumber } = subscriber;
  await users.change(userId, (current) => {
    if ((current.planNumber ?? 0) >= planNumber) return null;
    const state = { plan, planNumber };
    return { state, events: userChanges(current, { ...current, ...state }) };
  });
  failPoint('payments.after_plan_write');
  await subscribers.planCarried(userId, planNumber);
  return carried;
};

/**
 * The same after a change that is written already: a call that made it has not failed where the account cannot be written
 * now. The worker carries the plan then, and logs what keeps it from that.
 */
export const carryPlanOrLater = (
  deps: Pick<AuthDeps, 'users' | 'subscribers'>,
  subscriber: SubscriberRecord,
): Promise<SubscriberRecord> => carryPlan(deps, subscriber).catch(() => subscriber);
