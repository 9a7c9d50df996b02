import { automationInterval } from '@academy/contracts/shared/automation-types.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createErasureGuard, type ErasureOptions } from '@academy/service-kit/people/erasure-guard.ts';
import { createPeople } from '@academy/service-kit/people/people.ts';
import { personModel } from '@academy/service-kit/people/person-model.ts';
import { createAutomationModels } from './automations/automation-feature.ts';
import { createAutomationRepository } from './automations/data/automation-repository.ts';
import { createSeedingRepository } from './automations/data/seeding-repository.ts';
import { createRunRepository } from './automations/data/run-repository.ts';
import type { Config } from './config.ts';
import type { SchedulerDeps } from './deps.ts';
import { createMailDeps } from './mail/create-mail-deps.ts';
import { createMailModels } from './mail/mail-feature.ts';
import { createNotificationModels, createNotificationRecords } from './notifications/notification-records.ts';
import { isNotified } from './notifications/use-cases/preferences.ts';

/** The service's models on its database. */
export const createModels = (mongo: Runtime['mongo']) => ({
  ...createAutomationModels(mongo),
  ...createMailModels(mongo),
  ...createNotificationModels(mongo),
  people: personModel(mongo),
});

export type Models = ReturnType<typeof createModels>;

/** What the use cases work with; `erase` erases a member whose account is deleted. */
export const createDeps = async (
  models: Models,
  { logger }: Pick<Runtime, 'logger'>,
  config: Config,
  erase: ErasureOptions['erase'],
): Promise<SchedulerDeps> => {
  const people = createPeople(models.people);
  const memberRecords = createNotificationRecords(models);
  const mail = await createMailDeps({
    models,
    config,
    wantsMail: (userId, activity) => isNotified(memberRecords, { userId, activity, channel: 'mail' }),
    logger,
  });
  return {
    automations: createAutomationRepository(models.automations),
    runs: createRunRepository(models.runs),
    seeding: createSeedingRepository(models.seedings),
    isNewAcademy: async () => (await models.people.exists({})) === null,
    minIntervalMs: config.AUTOMATIONS_ALLOW_SECONDS ? automationInterval.trialMin : automationInterval.min,
    ...mail,
    ...memberRecords,
    mailDelayMs: config.NOTIFICATIONS_MAIL_DELAY_MS,
    publicUrl: config.PUBLIC_URL,
    people,
    erasure: createErasureGuard({ people, erase }),
    logger,
    now: () => new Date(),
  };
};
