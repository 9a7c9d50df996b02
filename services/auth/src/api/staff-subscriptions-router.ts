import { Router } from 'express';
import { staffPaymentEndpoints } from '@academy/contracts/http/staff-payments.ts';
import { seenVersion } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/http/staff-list.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import type { AuthDeps } from '../use-cases/deps.ts';
import { paymentLabels } from '../locales/payment-texts.ts';
import { adjustSubscription } from '../use-cases/payments/staff/adjust-subscription.ts';
import {
  getSubscriptionForStaff,
  type StaffSubscription,
} from '../use-cases/payments/staff/get-subscription.ts';
import { listSubscriptions } from '../use-cases/payments/staff/list-subscriptions.ts';
import { staffSubscriptionDetailView, staffSubscriptionView } from './payment-views.ts';

/** Subscriptions in the back office, by the conventions of ra-data-simple-rest. */
export const staffSubscriptionsRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: paymentLabels };
  const detail = async (reading: Promise<StaffSubscription>) =>
    staffSubscriptionDetailView(await reading, deps.now());

  route(router, staffPaymentEndpoints.staffListSubscriptions, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listSubscriptions(deps, list);
    const now = deps.now();
    const views = rows.map((user) => staffSubscriptionView(user, now));
    return sendStaffList(res, 'subscriptions', views, list.range, total);
  });

  route(router, staffPaymentEndpoints.staffGetSubscription, routes, ({ params, res }) =>
    withVersion(res, detail(getSubscriptionForStaff(deps, params.id))),
  );

  route(
    router,
    staffPaymentEndpoints.staffAdjustSubscription,
    routes,
    ({ params, body, caller, req, res }) => {
      const adjusting = adjustSubscription(deps, {
        actorId: caller.userId,
        userId: params.id,
        adjustment: body,
        seenVersion: seenVersion(req),
      });
      return withVersion(res, detail(adjusting));
    },
  );

  return router;
};
