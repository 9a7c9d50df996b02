import { paymentsAway } from './payment-texts.ts';
import type { PaymentProvider } from './provider-port.ts';

/**
 * The same provider, whose calls throw 503 `payments-away` as soon as the signal aborts. What was sent may still have
 * its effect, as after a crash, so the caller makes the call again later.
 */
export const abortableProvider = (provider: PaymentProvider, signal: AbortSignal): PaymentProvider => {
  const unlessAborted = async <T>(call: () => Promise<T>): Promise<T> => {
    if (signal.aborted) throw paymentsAway();
    const aborted = Promise.withResolvers<never>();
    const onAbort = (): void => aborted.reject(paymentsAway());
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([call(), aborted.promise]);
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  };
  return {
    name: provider.name,
    createCustomer: (details) => unlessAborted(() => provider.createCustomer(details)),
    saveBilling: (id, billing) => unlessAborted(() => provider.saveBilling(id, billing)),
    openCheckout: (request) => unlessAborted(() => provider.openCheckout(request)),
    readCustomer: (id) => unlessAborted(() => provider.readCustomer(id)),
    cancelAtPeriodEnd: (id) => unlessAborted(() => provider.cancelAtPeriodEnd(id)),
    resume: (id) => unlessAborted(() => provider.resume(id)),
    quoteChange: (id, interval, at) => unlessAborted(() => provider.quoteChange(id, interval, at)),
    changeInterval: (id, interval, at) => unlessAborted(() => provider.changeInterval(id, interval, at)),
    endNow: (id) => unlessAborted(() => provider.endNow(id)),
    refundAndEnd: (id) => unlessAborted(() => provider.refundAndEnd(id)),
    readRefunds: (id) => unlessAborted(() => provider.readRefunds(id)),
    refundPart: (refund) => unlessAborted(() => provider.refundPart(refund)),
    refundAllAndEnd: (id) => unlessAborted(() => provider.refundAllAndEnd(id)),
    openPortal: (id, language) => unlessAborted(() => provider.openPortal(id, language)),
    readWebhook: (rawBody, signature, now) => provider.readWebhook(rawBody, signature, now),
  };
};
