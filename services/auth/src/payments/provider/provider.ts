import type { AuthDeps } from '../../deps.ts';
import { paymentsOff } from './payment-texts.ts';
import type { Subscription } from '../subscription/subscription.ts';
import type { Subscriber } from '../subscribers/subscriber.ts';
import type { PaymentProvider } from './provider-port.ts';

type Deps = Pick<AuthDeps, 'payments'>;

/** Throws 503 `payments-off` where payments are not set up. */
export const requireProvider = ({ payments }: Deps): PaymentProvider => {
  if (payments === null) throw paymentsOff();
  return payments;
};

/** Who takes the money of a subscription, or took that of an invoice. Throws 503 `payments-off` where that is not set up, or not any more. */
export const providerOf = (
  deps: Deps,
  { provider: name }: Pick<Subscription, 'provider'>,
): PaymentProvider => {
  const provider = requireProvider(deps);
  if (provider.name !== name) throw paymentsOff();
  return provider;
};

/** The same for members themselves. Throws 429 as well, where they asked too much of it. */
export const providerForMember = async (
  deps: Deps & Pick<AuthDeps, 'paymentLimits'>,
  { _id: userId, subscription }: Subscriber,
): Promise<PaymentProvider> => {
  const provider = providerOf(deps, subscription);
  await deps.paymentLimits.providerCall(userId);
  return provider;
};
