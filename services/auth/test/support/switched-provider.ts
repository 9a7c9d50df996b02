import { paymentsAway } from '../../src/payments/provider/payment-texts.ts';
import type { PaymentProvider } from '../../src/payments/provider/provider-port.ts';

/** A provider that can be reached, or not, as a test wishes. */
export interface SwitchedProvider {
  provider: PaymentProvider;
  /** Names of the port's calls, in order, those that failed included. */
  calls: (keyof PaymentProvider)[];
  /** Every call fails with 503 while it is true. */
  away: boolean;
  /** Calls, or those of one name, wait from now on until what it gives is called. */
  hold(only?: keyof PaymentProvider): () => void;
}

export const switchedProvider = (real: PaymentProvider): SwitchedProvider => {
  let gate: Promise<void> = Promise.resolve();
  let held: keyof PaymentProvider | null = null;
  const called =
    <Asked extends unknown[], Answer>(
      call: keyof PaymentProvider,
      act: (...asked: Asked) => Promise<Answer>,
    ): ((...asked: Asked) => Promise<Answer>) =>
    async (...asked) => {
      switched.calls.push(call);
      if (held === null || held === call) await gate;
      if (switched.away) throw paymentsAway();
      return act(...asked);
    };
  const switched: SwitchedProvider = {
    provider: {
      name: real.name,
      createCustomer: called('createCustomer', real.createCustomer),
      saveBilling: called('saveBilling', real.saveBilling),
      openCheckout: called('openCheckout', real.openCheckout),
      readCustomer: called('readCustomer', real.readCustomer),
      cancelAtPeriodEnd: called('cancelAtPeriodEnd', real.cancelAtPeriodEnd),
      resume: called('resume', real.resume),
      quoteChange: called('quoteChange', real.quoteChange),
      changeInterval: called('changeInterval', real.changeInterval),
      endNow: called('endNow', real.endNow),
      refundAndEnd: called('refundAndEnd', real.refundAndEnd),
      readRefunds: called('readRefunds', real.readRefunds),
      refundPart: called('refundPart', real.refundPart),
      refundAllAndEnd: called('refundAllAndEnd', real.refundAllAndEnd),
      openPortal: called('openPortal', real.openPortal),
      readWebhook: real.readWebhook,
    },
    calls: [],
    away: false,
    hold: (only) => {
      held = only ?? null;
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
  return switched;
};
