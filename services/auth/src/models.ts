import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createAccountModels } from './accounts/account-feature.ts';
import { createInvitationModels } from './accounts/invitations/invitation-feature.ts';
import { createViewingModels } from './accounts/viewings/viewing-feature.ts';
import { createAuditModels } from './audit/audit-feature.ts';
import { createPaymentModels } from './payments/payment-feature.ts';
import { createSupportModels } from './support/support-feature.ts';

/** The models of all rooms on auth's database. */
export const createModels = (mongo: Runtime['mongo']) => ({
  ...createAccountModels(mongo),
  ...createInvitationModels(mongo),
  ...createViewingModels(mongo),
  ...createPaymentModels(mongo),
  ...createSupportModels(mongo),
  ...createAuditModels(mongo),
});

export type Models = ReturnType<typeof createModels>;
