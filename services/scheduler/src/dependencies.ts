import { automationInterval } from '@academy/contracts/shared/automation-types.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createSignal } from '@academy/service-kit/lifecycle/signal.ts';
import { loadMailKey } from '@academy/service-kit/mail/mail-key.ts';
import { createErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import { createPeople } from '@academy/service-kit/people/people.ts';
import { personModel } from '@academy/service-kit/people/person-model.ts';
import { createTaskStore } from '@academy/service-kit/work-queue/task-store.ts';
import { automationModel } from './automations/data/automation-model.ts';
import { createAutomationRepository } from './automations/data/automation-repository.ts';
import { runModel } from './automations/data/run-model.ts';
import { createRunRepository } from './automations/data/run-repository.ts';
import { wakeModel } from './automations/data/wake-model.ts';
import type { AutomationDeps } from './automations/use-cases/automation-deps.ts';
import type { Config } from './config.ts';
import { mailModel } from './mail/data/mail-model.ts';
import type { Mail } from './mail/domain/mail.ts';
import type { MailQueueDeps } from './mail/use-cases/mail-deps.ts';
import { createNotificationModels, createNotificationRecords } from './notifications/notification-records.ts';
import { eraseMember } from './notifications/use-cases/erase-member.ts';
import type { NotificationDeps } from './notifications/use-cases/notification-deps.ts';

/** After how long another replica sends the mail of a mailer that was killed. */
const mailLeaseMs = 60_000;

/** The service's models on its database. */
export const createModels = (mongo: Runtime['mongo']) => ({
  automations: automationModel(mongo),
  runs: runModel(mongo),
  wakes: wakeModel(mongo),
  mails: mailModel(mongo),
  ...createNotificationModels(mongo),
  people: personModel(mongo),
});

export type Models = ReturnType<typeof createModels>;

export type SchedulerDeps = AutomationDeps & MailQueueDeps & NotificationDeps;

/** What the use cases work with. */
export const createDeps = async (
  models: Models,
  { logger }: Pick<Runtime, 'logger'>,
  config: Config,
): Promise<SchedulerDeps> => {
  const people = createPeople(models.people);
  const memberRecords = createNotificationRecords(models);
  return {
    automations: createAutomationRepository(models.automations),
    runs: createRunRepository(models.runs),
    minIntervalMs: config.AUTOMATIONS_ALLOW_SECONDS ? automationInterval.trialMin : automationInterval.min,
    mailQueue: createTaskStore<Mail>(models.mails, { leaseMs: mailLeaseMs }),
    mailAdded: createSignal(),
    mailKey: await loadMailKey(config),
    ...memberRecords,
    mailDelayMs: config.NOTIFICATIONS_MAIL_DELAY_MS,
    publicUrl: config.PUBLIC_URL,
    people,
    erasure: createErasureGuard({ people, erase: (userId) => eraseMember(memberRecords, userId) }),
    logger,
    now: () => new Date(),
  };
};
