import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { Config } from '../config.ts';
import { automationsRouter } from './api/automations-router.ts';
import { automationModel } from './data/automation-model.ts';
import { runModel } from './data/run-model.ts';
import { seedingModel } from './data/seeding-model.ts';
import { wakeModel } from './data/wake-model.ts';
import type { AutomationDeps } from './use-cases/automation-deps.ts';
import { runDueAutomations } from './use-cases/run-due-automations.ts';
import { seedAutomations, type SeedingDeps } from './use-cases/seed-automations.ts';
import { createWakes } from './wakes/agenda-wakes.ts';

/** How long the history of runs goes back. */
const runsKeptForMs = 90 * 24 * 60 * 60 * 1000;

export const createAutomationModels = (mongo: Runtime['mongo']) => ({
  automations: automationModel(mongo),
  runs: runModel(mongo),
  seedings: seedingModel(mongo),
  wakes: wakeModel(mongo),
});

export type AutomationModels = ReturnType<typeof createAutomationModels>;

interface AutomationFeatureOptions extends Pick<Runtime, 'mongo'> {
  models: AutomationModels;
  config: Pick<Config, 'AUTOMATIONS_WAKE_MS' | 'AUTOMATIONS_LOCK_MS'>;
}

/** What is done by time: its rules, its runs and what wakes it. */
export const automationFeature = (
  deps: AutomationDeps & SeedingDeps,
  { models, mongo, config }: AutomationFeatureOptions,
): Feature =>
  defineFeature({
    name: 'automations of the academy',
    models: [models.automations, models.runs, models.seedings, models.wakes],
    routers: (routes) => [automationsRouter(routes, deps)],
    workers: [
      createWakes({
        mongo,
        wake: () => runDueAutomations(deps),
        everyMs: config.AUTOMATIONS_WAKE_MS,
        lockMs: config.AUTOMATIONS_LOCK_MS,
        logger: deps.logger,
      }),
    ],
    sweeps: [
      {
        name: 'old runs of automations',
        model: models.runs,
        filter: (now) => ({ startedAt: { $lt: new Date(now.getTime() - runsKeptForMs) } }),
      },
    ],
    prepare: () => seedAutomations(deps),
  });
