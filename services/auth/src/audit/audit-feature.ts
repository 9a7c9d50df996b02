import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import type { AuthDeps } from '../deps.ts';
import { auditEntryModel, outdatedAuditEntries } from './audit-entry-model.ts';
import { auditDayModel } from './chain/audit-day-model.ts';
import { closeDays } from './chain/close-days.ts';
import { staffAuditRouter } from './staff-audit-router.ts';

export const createAuditModels = (mongo: Runtime['mongo']) => ({
  auditEntries: auditEntryModel(mongo),
  auditDays: auditDayModel(mongo),
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

/** The log of what staff changed in every service. */
export const auditFeature = (deps: AuthDeps, models: AuditModels): Feature =>
  defineFeature({
    name: 'audit log',
    models: [models.auditEntries, models.auditDays],
    routers: (routes) => [staffAuditRouter(routes, deps)],
    workers: [
      createWorker({
        name: 'audit days',
        work: () => closeDays(deps),
        everyMs: closingEveryMs,
        logger: deps.logger,
      }),
    ],
    sweeps: auditSweeps(models),
  });
