import { Router } from 'express';
import { paymentEndpoints } from '@academy/contracts/http/auth/payments.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { sendPdf } from '@academy/service-kit/http/send-pdf.ts';
import type { AuthDeps } from '../../deps.ts';
import { paymentLabels } from './payment-labels.ts';
import { cancelSubscription } from './cancel.ts';
import { changeInterval } from './change-interval.ts';
import { getOffer } from '../checkout/get-offer.ts';
import { invoicePdf } from '../invoices/invoice-pdf.ts';
import { listInvoices } from '../invoices/list-invoices.ts';
import { openPortal } from '../checkout/open-portal.ts';
import { quoteChange } from './quote-change.ts';
import { resumeSubscription } from './resume.ts';
import { saveBilling } from '../billing/save-billing.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { withdraw } from './withdraw.ts';
import type { Subscriber } from '../subscribers/subscriber.ts';
import { invoiceView, subscriptionView } from './payment-views.ts';

/** What premium costs, and what members do with their own subscription. */
export const paymentsRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: paymentLabels };
  const view = async (acting: Promise<Subscriber>) => subscriptionView(await acting, deps.now());

  route(router, paymentEndpoints.getOffer, routes, () => getOffer(deps));

  route(router, paymentEndpoints.startCheckout, routes, ({ caller, body }) =>
    startCheckout(deps, { userId: caller.userId, ...body }),
  );

  route(router, paymentEndpoints.getSubscription, routes, async ({ caller }) => {
    const subscription = await view(deps.subscribers.withoutHistory(caller.userId));
    // Whom invoices are made out to is private, as they are.
    return caller.viewedBy === undefined ? subscription : { ...subscription, billing: null };
  });

  route(router, paymentEndpoints.cancelSubscription, routes, ({ caller }) =>
    view(cancelSubscription(deps, caller.userId)),
  );

  route(router, paymentEndpoints.resumeSubscription, routes, ({ caller }) =>
    view(resumeSubscription(deps, caller.userId)),
  );

  route(router, paymentEndpoints.withdrawSubscription, routes, ({ caller }) =>
    view(withdraw(deps, caller.userId)),
  );

  route(router, paymentEndpoints.quoteChange, routes, ({ caller, query }) =>
    quoteChange(deps, caller.userId, query.interval),
  );

  route(router, paymentEndpoints.changeSubscription, routes, ({ caller, body }) =>
    view(changeInterval(deps, caller.userId, body)),
  );

  route(router, paymentEndpoints.saveBilling, routes, ({ caller, body }) =>
    view(saveBilling(deps, caller.userId, body)),
  );

  route(router, paymentEndpoints.openPortal, routes, ({ caller, body }) =>
    openPortal(deps, caller.userId, body.language),
  );

  route(router, paymentEndpoints.listInvoices, routes, async ({ caller }) =>
    (await listInvoices(deps, caller.userId)).map(invoiceView),
  );

  route(router, paymentEndpoints.invoicePdf, routes, async ({ params, query, caller, language, res }) =>
    sendPdf(
      res,
      await invoicePdf(deps, {
        userId: caller.userId,
        invoiceId: params.id,
        language: query.lang ?? language,
      }),
    ),
  );

  return router;
};
