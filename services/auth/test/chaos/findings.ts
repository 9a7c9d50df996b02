import type { Connection } from 'mongoose';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { userModel } from '../../src/accounts/users/user-model.ts';
import { subscriberModel } from '../../src/payments/subscribers/subscriber-model.ts';
import { webhookEventModel } from '../../src/payments/webhooks/webhook-event-model.ts';
import type { StripeServer } from '@academy/stripe-double/stripe-server.ts';
import type { Histories } from './histories.ts';
import type { PlanChanges } from './plan-changes.ts';

export interface Findings {
  members: number;
  /** Members who are premium, and who Stripe says are. */
  premium: number;
  /** Members whose plan is not what Stripe says. */
  planWrong: number;
  /** Members with more than one subscription that lives. */
  paidTwice: number;
  /** What Stripe had to tell; what of that is stored and handled; what is not stored, or more than once. */
  genuine: number;
  handled: number;
  lost: number;
  /** Stored, and not genuine. */
  intruders: number;
  /** Handled by a second try, since the first died. */
  takenOver: number;
  planChanges: number;
  /** Changes of entitlement at Stripe: what there could be at most to tell of. */
  changesAtStripe: number;
  /** Members of whom more changes were told than there were. */
  needless: number;
  /** Members whose plan_changed say the same plan twice in a row, or end in another than theirs. */
  inconsistent: number;
  republished: number;
  refundsOfDuplicates: number;
}

const isConsistent = (told: readonly string[], plan: string): boolean =>
  told.every((one, index) => one === (index % 2 === 0 ? 'premium' : 'free')) &&
  (told.at(-1) ?? 'free') === plan;

/** Waits until nothing is left to do: no message unhandled, no event unpublished, every plan as Stripe has it. */
export const untilQuiet = async (
  mongo: Connection,
  histories: Histories,
  withinMs: number,
): Promise<void> => {
  const [users, subscribers] = [userModel(mongo), subscriberModel(mongo)];
  const events = webhookEventModel(mongo);
  const isQuiet = async (): Promise<boolean> => {
    if ((await events.countDocuments({ handledAt: null })) > 0) return false;
    if ((await users.countDocuments({ outboxPending: { $ne: null } })) > 0) return false;
    const all = await subscribers.find({ 'subscription.customerId': { $ne: null } }).lean();
    return all.every(({ _id, outbox, subscription, planDueAt }) => {
      if (planDueAt !== undefined) return false;
      const hasEnded = subscription.lookFailures === 0 && !outbox?.length;
      return hasEnded && histories.liveOf(_id).length === Number(histories.isEntitled(_id));
    });
  };
  // What is still wrong after so long is a finding, not a fault of the search for it.
  await until(isQuiet, { withinMs }).catch(() => undefined);
};

/** What came of it, by Stripe's own record on one side, and auth's store and topic on the other. */
export const find = async (
  mongo: Connection,
  {
    stripe,
    histories,
    genuine,
    told,
  }: {
    stripe: StripeServer;
    histories: Histories;
    genuine: ReadonlySet<string>;
    told: PlanChanges;
  },
): Promise<Findings> => {
  const events = await webhookEventModel(mongo).find().lean();
  const customers = await subscriberModel(mongo)
    .find({ 'subscription.customerId': { $ne: null } }, { _id: 1 })
    .lean();
  const users = await userModel(mongo)
    .find({ _id: { $in: customers.map(({ _id }) => _id) } })
    .lean();
  const storedIds = new Set(events.map(({ _id }) => _id.replace('stripe:', '')));
  const handled = events.filter(
    ({ _id, handledAt }) => handledAt !== null && genuine.has(_id.replace('stripe:', '')),
  );
  const isWrong = ({ _id, plan }: (typeof users)[number]): boolean =>
    (plan === 'premium') !== histories.isEntitled(_id);
  const plansOf = (id: string): readonly string[] => told.plansOf.get(id) ?? [];
  const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
  return {
    members: users.length,
    premium: users.filter(({ plan }) => plan === 'premium').length,
    planWrong: users.filter(isWrong).length,
    paidTwice: users.filter(({ _id }) => histories.liveOf(_id).length > 1).length,
    genuine: genuine.size,
    handled: handled.length,
    lost: [...genuine].filter((id) => !storedIds.has(id)).length + (events.length - storedIds.size),
    intruders: [...storedIds].filter((id) => !genuine.has(id)).length,
    takenOver: handled.filter(({ attempts }) => attempts > 1).length,
    planChanges: sum(users.map(({ _id }) => plansOf(_id).length)),
    changesAtStripe: sum(users.map(({ _id }) => histories.changesOf(_id))),
    inconsistent: users.filter(({ _id, plan }) => !isConsistent(plansOf(_id), plan)).length,
    needless: users.filter(({ _id }) => plansOf(_id).length > histories.changesOf(_id)).length,
    republished: told.republished,
    refundsOfDuplicates: [...stripe.world.refunds.values()].filter(
      ({ reason }) => reason === 'requested_by_customer',
    ).length,
  };
};
