import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { auditKeyModel } from '@academy/service-kit/audit/personal/audit-key-model.ts';
import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import type { UserModel } from '../accounts/users/user-model.ts';
import type { AuthDeps } from '../deps.ts';
import { auditEntryModel, outdatedAuditEntries } from './audit-entry-model.ts';
import { auditDayModel } from './chain/audit-day-model.ts';
import { closeDays } from './chain/close-days.ts';
import { createOwnerless } from '../ownerless.ts';
import { staffAuditRouter } from './staff-audit-router.ts';

export const createAuditModels = (mongo: Runtime['mongo']) => ({
  auditEntries: auditEntryModel(mongo),
  auditDays: auditDayModel(mongo),
  auditKeys: auditKeyModel(mongo),
});

const closingEveryMs = 3_600_000;

export type AuditModels = ReturnType<typeof createAuditModels>;

export const auditSweeps = ({ auditEntries }: Pick<AuditModels, 'auditEntries'>): SweepJob[] => [
  {
    name: 'audit entries past their time',
    retention: 'staffChanges',
    model: auditEntries,
    filter: outdatedAuditEntries,
  },
];

/** The log of what staff changed in every service, and the keys of what is personal in it; `users` say which accounts are gone. */
export const auditFeature = (deps: AuthDeps, models: AuditModels & { users: UserModel }): Feature =>
  defineFeature({
    name: 'audit log',
    models: [models.auditEntries, models.auditDays, models.auditKeys],
    routers: (routes) => [staffAuditRouter(routes, deps)],
    workers: [
      createWorker({
        name: 'audit days',
        work: () => closeDays(deps),
        everyMs: closingEveryMs,
        logger: deps.logger,
      }),
    ],
    sweeps: [
      ...auditSweeps(models),
      {
        name: 'keys of deleted accounts',
        model: models.auditKeys,
        filter: createOwnerless({ model: models.auditKeys, users: models.users }),
      },
    ],
    erase: (userId) => deps.personalValues.erase(userId),
  });
