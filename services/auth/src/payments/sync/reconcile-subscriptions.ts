import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { failureDetails } from '@academy/service-kit/logging/failure-details.ts';
import { isDeepStrictEqual } from 'node:util';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

export interface Reconciliation {
  /** Customers whose record at the provider was read. */
  looked: number;
  /** Those of them whose subscription was not what the provider said. */
  repaired: number;
  /** Those whose record could not be read; run it again. */
  failed: number;
}

const pageSize = 100;
const atOnce = 4;
const endedLongAgoMs = 60 * 86_400_000;

/** Bookkeeping apart. */
const substance = ({ plan, gift, subscription }: SubscriberRecord) => {
  const {
    lookup: _lookup,
    settled: _settled,
    lookFailures: _failures,
    lookAt: _lookAt,
    ...rest
  } = subscription;
  return { plan, gift, ...rest };
};

const reconcileOne = async (deps: SyncDeps, before: SubscriberRecord): Promise<keyof Reconciliation> => {
  const { customerId } = before.subscription;
  try {
    const after = await syncSubscription(deps, before._id);
    if (isDeepStrictEqual(substance(before), substance(after))) return 'looked';
    const { state } = after.subscription;
    deps.logger.warn(
      { customerId, was: before.subscription.state, state },
      'a subscription is repaired: messages about it never came',
    );
    return 'repaired';
  } catch (error) {
    // The account went meanwhile.
    if (error instanceof DomainError && error.status === 404) return 'looked';
    deps.logger.warn({ customerId, ...failureDetails(error) }, 'subscription not reconciled');
    return 'failed';
  }
};

/**
 * Holds every customer's subscription against the provider's record, but for those that ended long ago, and repairs
 * what lost messages left behind. May run at any time, beside everything else.
 */
export const reconcileSubscriptions = async (deps: SyncDeps): Promise<Reconciliation> => {
  const figures: Reconciliation = { looked: 0, repaired: 0, failed: 0 };
  const endedSince = new Date(deps.now().getTime() - endedLongAgoMs);
  let afterId = '';
  for (;;) {
    const page = await deps.subscribers.customers({ afterId, limit: pageSize, endedSince });
    const left = page.values();
    const work = async (): Promise<void> => {
      for (const subscriber of left) {
        const outcome = await reconcileOne(deps, subscriber);
        if (outcome !== 'failed') figures.looked += 1;
        if (outcome !== 'looked') figures[outcome] += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const last = page.at(-1);
    if (last === undefined) return figures;
    afterId = last._id;
  }
};
