import type { AutomationWorks } from '@academy/service-kit/automations/automation-work.ts';
import type { AuthDeps } from '../../deps.ts';
import { reconcileSubscriptions } from '../sync/reconcile-subscriptions.ts';
import { abortableProvider } from '../provider/abortable-provider.ts';
import { noPaymentProvider } from './automation-texts.ts';

/** What auth does by time. */
export const automationWorks = (deps: AuthDeps): AutomationWorks => ({
  reconcile_subscriptions: async (signal) => {
    if (deps.payments === null) throw noPaymentProvider();
    const figures = await reconcileSubscriptions({
      ...deps,
      payments: abortableProvider(deps.payments, signal),
    });
    // Those it was broken off at count as failed; another replica looks at all of them again.
    signal.throwIfAborted();
    return { ...figures };
  },
});
