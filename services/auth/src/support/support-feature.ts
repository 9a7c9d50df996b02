import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { UserModel } from '../accounts/users/user-model.ts';
import type { AuthDeps } from '../deps.ts';
import { createOwnerlessHelpTickets } from './help-tickets/ownerless-help-tickets.ts';
import { staffSupportRouter } from './inquiries/staff-support-router.ts';
import { helpTicketModel, leadModel, outdatedInquiries } from './inquiries/support-models.ts';
import { supportRouter } from './inquiries/support-router.ts';

export const createSupportModels = (mongo: Runtime['mongo']) => ({
  helpTickets: helpTicketModel(mongo),
  leads: leadModel(mongo),
});

export type SupportModels = ReturnType<typeof createSupportModels>;

/** Questions of members and of companies, which staff answer; `users` say which askers are gone. */
export const supportFeature = (
  deps: AuthDeps,
  { helpTickets, leads, users }: SupportModels & { users: UserModel },
): Feature =>
  defineFeature({
    name: 'support',
    models: [helpTickets, leads],
    routers: (routes) => [supportRouter, staffSupportRouter].map((router) => router(routes, deps)),
    sweeps: [
      {
        name: 'questions of deleted accounts',
        model: helpTickets,
        filter: createOwnerlessHelpTickets({ helpTickets, users }),
      },
      {
        name: 'questions of members past their time',
        retention: 'inquiries',
        model: helpTickets,
        filter: outdatedInquiries,
      },
      {
        name: 'questions of companies past their time',
        retention: 'inquiries',
        model: leads,
        filter: outdatedInquiries,
      },
    ],
    erase: (userId) => deps.helpTickets.erase(userId, deps.now()),
  });
