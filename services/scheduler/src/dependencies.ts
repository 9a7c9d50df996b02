import { automationInterval } from '@academy/contracts/shared/automation-types.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { automationModel } from './automations/data/automation-model.ts';
import { createAutomationRepository } from './automations/data/automation-repository.ts';
import { runModel } from './automations/data/run-model.ts';
import { createRunRepository } from './automations/data/run-repository.ts';
import type { AutomationDeps } from './automations/use-cases/automation-deps.ts';
import { wakeModel } from './automations/data/wake-model.ts';
import type { Config } from './config.ts';

/** The service's models on its database. */
export const createModels = (mongo: Runtime['mongo']) => ({
  automations: automationModel(mongo),
  runs: runModel(mongo),
  wakes: wakeModel(mongo),
});

export type Models = ReturnType<typeof createModels>;

export type SchedulerDeps = AutomationDeps;

/** What the use cases work with. */
export const createDeps = (
  models: Models,
  { logger }: Pick<Runtime, 'logger'>,
  { AUTOMATIONS_ALLOW_SECONDS: allowsSeconds }: Config,
): SchedulerDeps => ({
  automations: createAutomationRepository(models.automations),
  runs: createRunRepository(models.runs),
  minIntervalMs: allowsSeconds ? automationInterval.trialMin : automationInterval.min,
  logger,
  now: () => new Date(),
});
