import express, { Router, type Response } from 'express';
import { paymentEndpoints } from '@academy/contracts/http/payments.ts';
import { handled, route, type Handled, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { showCheckout, submitCheckout, type PageAnswer } from './checkout-actions.ts';
import { showPortal, submitPortal, type PortalDeps } from './portal-actions.ts';

/** Pages hold what only their customer may see, at addresses that nobody else may learn. */
const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

const answerWith = (res: Response, answer: PageAnswer): Handled => {
  res.set(headers);
  if ('goTo' in answer) res.redirect(303, answer.goTo);
  else res.status(answer.status).type('html').send(answer.page);
  return handled;
};

const mayHaveForms = express.urlencoded({ extended: false, limit: '16kb' });

/** The pages of the sandbox. Only mounted outside production, see `paymentsMode`. */
export const sandboxRouter = (routeDeps: RouteDeps, deps: PortalDeps): Router => {
  const router = Router();
  router.use('/api/payments/sandbox', mayHaveForms);

  route(router, paymentEndpoints.sandboxCheckoutPage, routeDeps, async ({ params, language, res }) =>
    answerWith(res, await showCheckout(deps, { id: params.id, language })),
  );
  route(router, paymentEndpoints.sandboxCheckoutPay, routeDeps, async ({ params, language, req, res }) =>
    answerWith(res, await submitCheckout(deps, { id: params.id, language, body: req.body })),
  );
  route(router, paymentEndpoints.sandboxPortalPage, routeDeps, async ({ params, language, req, res }) =>
    answerWith(res, await showPortal(deps, { id: params.id, language, outcome: req.query['outcome'] })),
  );
  route(router, paymentEndpoints.sandboxPortalAct, routeDeps, async ({ params, language, req, res }) =>
    answerWith(res, await submitPortal(deps, { id: params.id, language, body: req.body })),
  );
  return router;
};
