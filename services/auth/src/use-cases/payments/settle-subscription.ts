import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { Dependencies } from '../../dependencies.ts';
import { afterRecord } from '../../domain/subscription-after.ts';
import { retryLook } from '../../domain/subscription-clock.ts';
import { billingAfter } from '../../domain/billing-after.ts';
import { attributed, type Cause } from '../../domain/subscription-history.ts';
import type { ProviderAction } from '../../domain/subscription-record.ts';
import type { UserRecord } from '../../domain/user.ts';
import type { CustomerRecord, PaymentProvider } from '../../payments/provider-port.ts';
import { userNotFound } from '../get-user.ts';
import { entitlementChange } from './change-entitlement.ts';

export type SettleNeeds = Pick<
  Dependencies,
  'users' | 'invoices' | 'payments' | 'settling' | 'now' | 'logger' | 'config'
>;

interface Look {
  provider: PaymentProvider;
  customerId: string;
  /** The fence: the finding is written only while no later look has begun. */
  lookup: number;
}

/** Side effects change what was read, so it is read again; each of them leaves less to do. */
const mostRounds = 4;
const laterLookMs = 2_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

const lookOf = ({ payments }: SettleNeeds, { subscription }: UserRecord): Look | null =>
  payments !== null && subscription.provider === payments.name && subscription.customerId !== null
    ? { provider: payments, customerId: subscription.customerId, lookup: subscription.lookup }
    : null;

const changeUser = async (
  deps: SettleNeeds,
  userId: string,
  change: Parameters<SettleNeeds['users']['change']>[1],
): Promise<UserRecord> => {
  const changed = await deps.users.change(userId, change);
  if (changed === null) throw userNotFound();
  return changed;
};

/** Raises the fence, and has another replica look should this one die. Only the clock speaks for non-customers. */
const beginLook = (deps: SettleNeeds, userId: string): Promise<UserRecord> =>
  changeUser(deps, userId, (current) => {
    const now = deps.now();
    if (lookOf(deps, current) === null) return entitlementChange(current, {}, { now });
    const { subscription } = current;
    const lookAt = retryLook(subscription.lookFailures, now, deps.config.WEBHOOK_LEASE_MS);
    const { lookup, lookFailures } = subscription;
    return {
      state: {
        subscription: { ...subscription, lookup: lookup + 1, lookFailures: lookFailures + 1, lookAt },
      },
      events: [],
    };
  });

/** Where the provider cannot be asked, what the clock has ended is over all the same. */
const endByClock = (deps: SettleNeeds, userId: string): Promise<UserRecord> =>
  changeUser(deps, userId, (current) =>
    entitlementChange(current, {}, { now: deps.now(), retryAt: current.subscription.lookAt }),
  );

const read = async (
  deps: SettleNeeds,
  userId: string,
  { provider, customerId }: Look,
): Promise<CustomerRecord | null> => {
  try {
    return await provider.readCustomer(customerId);
  } catch (error) {
    await endByClock(deps, userId);
    throw error;
  }
};

interface Finding {
  user: UserRecord;
  actions: ProviderAction[];
  isSuperseded: boolean;
}

const writeFinding = async (
  deps: SettleNeeds,
  userId: string,
  { lookup, record }: { lookup: number; record: CustomerRecord | null },
): Promise<Finding> => {
  let actions: ProviderAction[] = [];
  let isSuperseded = false;
  const user = await changeUser(deps, userId, (current) => {
    isSuperseded = current.subscription.lookup !== lookup;
    if (isSuperseded) return null;
    const now = deps.now();
    const followed = afterRecord(current.subscription, record, now);
    actions = followed.actions;
    const subscription = { ...followed.subscription, settled: lookup, lookFailures: 0 };
    const retryAt = actions.length > 0 ? retryLook(0, now, deps.config.WEBHOOK_LEASE_MS) : null;
    const { state, events } = entitlementChange(current, { subscription }, { now, retryAt });
    return { state: { ...state, billing: billingAfter(current, subscription, record) }, events };
  });
  return { user, actions: isSuperseded ? [] : actions, isSuperseded };
};

/** A look that began after ours sees all that ours was to see; should its replica die, `lookAt` brings another. */
const awaitLaterLook = async (deps: SettleNeeds, userId: string, lookup: number): Promise<UserRecord> => {
  const deadline = Date.now() + laterLookMs;
  for (;;) {
    const user = await deps.users.find(userId);
    if (user === null) throw userNotFound();
    if (user.subscription.settled >= lookup || Date.now() > deadline) return user;
    await pause();
  }
};

const bringAbout = async (
  deps: SettleNeeds,
  { provider, customerId }: Look,
  actions: readonly ProviderAction[],
): Promise<void> => {
  for (const { kind, subscriptionId } of actions) {
    deps.logger.info({ customerId, subscriptionId, kind }, 'a subscription is ended at its provider');
    if (kind === 'refundAndEnd') await provider.refundAndEnd(subscriptionId);
    else await provider.endNow(subscriptionId);
  }
};

const settle = async (deps: SettleNeeds, userId: string, round = 1): Promise<UserRecord> => {
  const begun = await beginLook(deps, userId);
  const look = lookOf(deps, begun);
  if (look === null) return begun;
  failPoint('payments.after_fence');
  const record = await read(deps, userId, look);
  failPoint('payments.after_read');
  const { provider, lookup } = look;
  await deps.invoices.keep({ userId, provider: provider.name, lookup }, record?.invoices ?? []);
  const { user, actions, isSuperseded } = await writeFinding(deps, userId, { lookup, record });
  if (isSuperseded) return awaitLaterLook(deps, userId, lookup);
  failPoint('payments.after_user_write');
  if (actions.length === 0 || round === mostRounds) return user;
  await bringAbout(deps, look, actions);
  return settle(deps, userId, round + 1);
};

/**
 * Brings a user's subscription, plan and invoices up to the provider's own record, which is the truth. It may run at
 * any time, any number of times and in parallel on several replicas. `cause` names who brought about what has just
 * changed. Throws 404 for nobody and 503 `payments-away` where the provider cannot be reached; it is then looked at
 * again by itself.
 */
export const settleSubscription = async (
  deps: SettleNeeds,
  userId: string,
  cause?: Cause,
): Promise<UserRecord> => {
  const user = await deps.settling(userId, () => settle(deps, userId));
  if (cause === undefined) return user;
  return changeUser(deps, userId, (current) => ({
    state: { subscription: attributed(current.subscription, cause, deps.now()) },
    events: [],
  }));
};
