import type { Express } from 'express';
import { createHttpApp } from '@academy/service-kit/http/create-http-app.ts';
import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createAccountRouter } from './api/account-router.ts';
import { createKeysRouter } from './api/keys-router.ts';
import { createPaymentsRouter } from './api/payments-router.ts';
import { createRequestsRouter } from './api/requests-router.ts';
import { createSessionsRouter } from './api/sessions-router.ts';
import { createStaffRequestsRouter } from './api/staff-requests-router.ts';
import { createStaffSubscriptionsRouter } from './api/staff-subscriptions-router.ts';
import { createStaffUsersRouter } from './api/staff-users-router.ts';
import { createWebhooksRouter } from './api/webhooks-router.ts';
import type { Dependencies } from './dependencies.ts';
import { createSignInReport } from './limits/sign-in-report.ts';
import type { Sandbox } from './payments/sandbox/sandbox.ts';
import { webhooksPath } from './payments/webhooks-path.ts';

export const createApp = (
  { service, logger, metrics, health }: Pick<Runtime, 'service' | 'logger' | 'metrics' | 'health'>,
  deps: Dependencies,
  sandbox: Sandbox | null = null,
): Express => {
  const routeDeps: RouteDeps = {
    identity: deps.identity,
    validateResponses: deps.config.NODE_ENV !== 'production',
  };
  return createHttpApp({
    service,
    logger,
    metrics,
    health,
    trustProxy: deps.config.TRUST_PROXY,
    // A request's text may be long, in letters of three bytes each.
    bodyLimit: '32kb',
    rawBodies: { path: webhooksPath, limit: '256kb' },
    routers: [
      createSessionsRouter(deps, routeDeps, createSignInReport({ metrics, logger, key: deps.browserKey })),
      createAccountRouter(deps, routeDeps),
      createKeysRouter(deps, routeDeps),
      createStaffUsersRouter(deps, routeDeps),
      createRequestsRouter(deps, routeDeps),
      createStaffRequestsRouter(deps, routeDeps),
      createWebhooksRouter(deps, routeDeps),
      ...(sandbox ? [sandbox.router(routeDeps)] : []),
      createPaymentsRouter(deps, routeDeps),
      createStaffSubscriptionsRouter(deps, routeDeps),
    ],
  });
};
