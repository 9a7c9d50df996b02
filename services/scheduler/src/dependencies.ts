import { automationInterval } from '@academy/contracts/shared/automation-types.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import { createPeople } from '@academy/service-kit/people/people.ts';
import { personModel } from '@academy/service-kit/people/person-model.ts';
import { automationModel } from './automations/data/automation-model.ts';
import { createAutomationRepository } from './automations/data/automation-repository.ts';
import { runModel } from './automations/data/run-model.ts';
import { seedingModel } from './automations/data/seeding-model.ts';
import { createSeedingRepository } from './automations/data/seeding-repository.ts';
import { createRunRepository } from './automations/data/run-repository.ts';
import { wakeModel } from './automations/data/wake-model.ts';
import type { Config } from './config.ts';
import type { SchedulerDeps } from './deps.ts';
import { createMailDeps } from './mail/create-mail-deps.ts';
import { contactModel } from './mail/data/contact-model.ts';
import { mailModel } from './mail/data/mail-model.ts';
import { eraseMails } from './mail/use-cases/erase-mails.ts';
import { createNotificationModels, createNotificationRecords } from './notifications/notification-records.ts';
import { eraseMember } from './notifications/use-cases/erase-member.ts';
import { isNotified } from './notifications/use-cases/preferences.ts';

/** The service's models on its database. */
export const createModels = (mongo: Runtime['mongo']) => ({
  automations: automationModel(mongo),
  runs: runModel(mongo),
  seedings: seedingModel(mongo),
  wakes: wakeModel(mongo),
  mails: mailModel(mongo),
  contacts: contactModel(mongo),
  ...createNotificationModels(mongo),
  people: personModel(mongo),
});

export type Models = ReturnType<typeof createModels>;

export const createDeps = async (
  models: Models,
  { logger }: Pick<Runtime, 'logger'>,
  config: Config,
): Promise<SchedulerDeps> => {
  const people = createPeople(models.people);
  const memberRecords = createNotificationRecords(models);
  const mail = await createMailDeps({
    models,
    config,
    wantsMail: (userId, activity) => isNotified(memberRecords, { userId, activity, channel: 'mail' }),
    logger,
  });
  const erase = async (userId: string): Promise<void> => {
    await eraseMember(memberRecords, userId);
    await eraseMails(mail, userId);
  };
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
