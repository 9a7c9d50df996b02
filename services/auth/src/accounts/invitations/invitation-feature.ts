import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { AuthDeps } from '../../deps.ts';
import { createImportWorkers } from './import/import-worker.ts';
import { invitationImportModel, pastImports } from './import/invitation-import-model.ts';
import { invitationModel, pastInvitations } from './invitation-model.ts';
import { invitationsRouter } from './staff/invitations-router.ts';

export const createInvitationModels = (mongo: Runtime['mongo']) => ({
  invitations: invitationModel(mongo),
  invitationImports: invitationImportModel(mongo),
});

export type InvitationModels = ReturnType<typeof createInvitationModels>;

/** Invitations: people from a file get a mail, and an account only once they accept it. How they accept is among the accounts' calls. */
export const invitationFeature = (deps: AuthDeps, models: InvitationModels): Feature =>
  defineFeature({
    name: 'invitations',
    models: [models.invitations, models.invitationImports],
    routers: (routes) => [invitationsRouter(routes, deps)],
    workers: createImportWorkers(deps),
    sweeps: [
      {
        name: 'past invitations',
        retention: 'invitations',
        model: models.invitations,
        filter: pastInvitations,
      },
      {
        name: 'past imports of people',
        retention: 'invitations',
        model: models.invitationImports,
        filter: pastImports,
      },
    ],
    erase: async (userId) => {
      await deps.invitations.eraseOf(userId);
      await deps.invitationImports.forgetActor(userId);
    },
  });
