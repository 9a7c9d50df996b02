import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import type { Router } from 'express';
import type { AuthDeps } from '../use-cases/deps.ts';
import { addressesRouter } from '../addresses/addresses-router.ts';
import type { createSignInReport } from '../limits/sign-in-report.ts';
import type { Sandbox } from '../payments/sandbox/sandbox.ts';
import { passwordResetRouter } from '../password-reset/password-reset-router.ts';
import { accountRouter } from './account-router.ts';
import { keysRouter } from './keys-router.ts';
import { paymentsRouter } from './payments-router.ts';
import { supportRouter } from './support-router.ts';
import { sessionsRouter } from './sessions-router.ts';
import { staffAuditRouter } from './staff-audit-router.ts';
import { staffSupportRouter } from './staff-support-router.ts';
import { staffSubscriptionsRouter } from './staff-subscriptions-router.ts';
import { staffUsersRouter } from './staff-users-router.ts';
import { webhooksRouter } from './webhooks-router.ts';

export interface RouterOptions {
  /** Counts and logs failed sign-ins. */
  reported: ReturnType<typeof createSignInReport>;
  /** Its pages are there only where it is. */
  sandbox: Sandbox | null;
}

/** Every router of auth. */
export const createRouters = (
  routes: RouteDeps,
  deps: AuthDeps,
  { reported, sandbox }: RouterOptions,
): Router[] => [
  sessionsRouter(routes, deps, reported),
  ...[
    accountRouter,
    addressesRouter,
    passwordResetRouter,
    keysRouter,
    staffUsersRouter,
    supportRouter,
    staffSupportRouter,
    webhooksRouter,
    paymentsRouter,
    staffSubscriptionsRouter,
    staffAuditRouter,
  ].map((router) => router(routes, deps)),
  ...(sandbox ? [sandbox.router(routes)] : []),
];
