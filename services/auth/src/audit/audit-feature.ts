import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import type { AuthDeps } from '../deps.ts';
import { auditEntryModel, outdatedAuditEntries } from './audit-entry-model.ts';
import { staffAuditRouter } from './staff-audit-router.ts';

export const createAuditModels = (mongo: Runtime['mongo']) => ({ auditEntries: auditEntryModel(mongo) });

export type AuditModels = ReturnType<typeof createAuditModels>;

export const auditSweeps = ({ auditEntries }: AuditModels): SweepJob[] => [
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
    models: [models.auditEntries],
    routers: (routes) => [staffAuditRouter(routes, deps)],
    sweeps: auditSweeps(models),
  });
