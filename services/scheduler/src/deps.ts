import type { AutomationDeps } from './automations/use-cases/automation-deps.ts';
import type { SeedingDeps } from './automations/use-cases/seed-automations.ts';
import type { DigestDeps } from './digest/use-cases/send-digests.ts';
import type { LearnedDeps } from './events/learned-handlers.ts';
import type { MailDeps } from './mail/use-cases/mail-deps.ts';
import type { NotificationDeps } from './notifications/use-cases/notification-deps.ts';

/** What the use cases work with. */
export type SchedulerDeps = AutomationDeps &
  SeedingDeps &
  MailDeps &
  NotificationDeps &
  DigestDeps &
  LearnedDeps;
