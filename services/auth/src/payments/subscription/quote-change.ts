import type { ChangeQuote, Interval } from '@academy/contracts/shared/payments.ts';
import { changeStep, running } from './payment-rules.ts';
import type { AuthDeps } from '../../deps.ts';
import { providerForMember } from '../provider/provider.ts';
import type { SyncDeps } from '../sync/sync-subscription.ts';

type Deps = SyncDeps & Pick<AuthDeps, 'paymentLimits' | 'config'>;

/** What the caller would be charged at once for the other price. Throws 409 where `changeInterval` does. */
export const quoteChange = async (deps: Deps, userId: string, interval: Interval): Promise<ChangeQuote> => {
  const subscriber = await deps.subscribers.find(userId);
  const subscription = running(subscriber.subscription);
  const at = deps.now();
  const unchanged: ChangeQuote = {
    interval,
    at: at.toISOString(),
    currency: subscription.currency ?? deps.config.PREMIUM_CURRENCY,
    due: 0,
    credit: 0,
  };
  if (changeStep(subscription, interval) === 'nothing') return unchanged;
  const provider = await providerForMember(deps, subscriber);
  const cost = await provider.quoteChange(subscription.providerSubscriptionId, interval, at);
  return { ...unchanged, ...cost };
};
