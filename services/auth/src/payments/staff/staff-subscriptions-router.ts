import { Router } from 'express';
import { staffPaymentEndpoints } from '@academy/contracts/http/auth/staff-payments.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { paymentLabels } from '../subscription/payment-labels.ts';
import type { AuthDeps } from '../../deps.ts';
import { subscriptionFigures } from './subscription-figures.ts';
import { adjustSubscription } from './adjust-subscription.ts';
import { getSubscriptionForStaff } from './get-subscription.ts';
import { staffSubscriptionDetailView, staffSubscriptionView } from '../subscription/payment-views.ts';

/** Subscriptions in the back office. */
export const staffSubscriptionsRouter = (routes: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();

  route(router, staffPaymentEndpoints.staffSubscriptionFigures, routes, async () =>
    subscriptionFigures(await deps.staffSubscriptions.groups()),
  );

  staffResource(
    router,
    { ...routes, labels: paymentLabels },
    {
      name: 'subscriptions',
      endpoints: {
        list: staffPaymentEndpoints.staffListSubscriptions,
        read: staffPaymentEndpoints.staffGetSubscription,
        change: staffPaymentEndpoints.staffAdjustSubscription,
      },
      list: async (list) => {
        const { rows, total } = await deps.staffSubscriptions.list(list);
        const now = deps.now();
        return { rows: rows.map((row) => staffSubscriptionView(row, now)), total };
      },
      read: async (id) => staffSubscriptionDetailView(await getSubscriptionForStaff(deps, id), deps.now()),
      change: async (edit, { caller }) =>
        staffSubscriptionDetailView(await adjustSubscription(deps, caller, edit), deps.now()),
    },
  );

  return router;
};
