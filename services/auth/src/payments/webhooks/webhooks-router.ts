import { Router } from 'express';
import { paymentEndpoints } from '@academy/contracts/http/auth/payments.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import type { AuthDeps } from '../../deps.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** Where payment providers send their messages; the sandbox signs as Stripe does. */
export const webhooksRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();
  route(router, paymentEndpoints.receiveWebhook, routeDeps, async ({ params, req }) => {
    // express types a body as anything; one that was never sent is no Buffer.
    const body: unknown = req.body;
    await receiveWebhook(deps, {
      provider: params.provider,
      rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      signature: req.get('stripe-signature'),
    });
    return { received: true as const };
  });
  return router;
};
