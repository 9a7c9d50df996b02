import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import type { Router } from 'express';
import type { AuthDeps } from './deps.ts';
import { addressesRouter } from './accounts/addresses/addresses-router.ts';
import type { createSignInReport } from './accounts/sign-in/sign-in-report.ts';
import type { Sandbox } from './payments/sandbox/sandbox.ts';
import { passwordResetRouter } from './accounts/password-reset/password-reset-router.ts';
import { accountRouter } from './accounts/users/account-router.ts';
import { keysRouter } from './accounts/keys/keys-router.ts';
import { paymentsRouter } from './payments/subscription/payments-router.ts';
import { supportRouter } from './support/inquiries/support-router.ts';
import { sessionsRouter } from './accounts/sessions/sessions-router.ts';
import { staffAuditRouter } from './audit/staff-audit-router.ts';
import { staffSupportRouter } from './support/inquiries/staff-support-router.ts';
import { staffInvoicesRouter } from './payments/staff/staff-invoices-router.ts';
import { staffSubscriptionsRouter } from './payments/staff/staff-subscriptions-router.ts';
import { staffPersonRouter } from './accounts/staff-users/staff-person-router.ts';
import { staffUsersRouter } from './accounts/staff-users/staff-users-router.ts';
import { webhooksRouter } from './payments/webhooks/webhooks-router.ts';

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
    staffPersonRouter,
    supportRouter,
    staffSupportRouter,
    webhooksRouter,
    paymentsRouter,
    staffSubscriptionsRouter,
    staffInvoicesRouter,
    staffAuditRouter,
  ].map((router) => router(routes, deps)),
  ...(sandbox ? [sandbox.router(routes)] : []),
];
