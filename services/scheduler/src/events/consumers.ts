import { automationDueHandler } from '@academy/service-kit/automations/automation-due-handler.ts';
import type { AutomationParts } from '@academy/service-kit/automations/automation-work.ts';
import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { personHandlers } from '@academy/service-kit/people/person-handlers.ts';
import type { SchedulerDeps } from '../deps.ts';
import type { NotificationDeps } from '../notifications/use-cases/notification-deps.ts';
import { automationFinishedHandler } from './automation-finished.handler.ts';
import { contactHandlers } from './contact-handlers.ts';
import { documentHandlers } from './document-handlers.ts';
import { learnedHandlers, type LearnedDeps } from './learned-handlers.ts';
import { mailRequestedHandlers, type MailRequestDeps } from './mail-requested.handler.ts';
import { replyHandlers } from './reply-handlers.ts';
import { subjectHandlers } from './subject-handlers.ts';
import { toldHandlers } from './told-handlers.ts';

/** What the service does by time itself, as each other service does what is its work. */
interface OwnAutomations {
  ownAutomations: Pick<AutomationParts, 'inbox'>;
}

/** What the service acts on. */
export const consumers = (deps: SchedulerDeps & OwnAutomations & MailRequestDeps): EventHandler[] => [
  automationFinishedHandler(deps),
  automationDueHandler({ automations: { add: (run) => deps.ownAutomations.inbox.add(run) } }),
  ...mailRequestedHandlers(deps),
];

/** Who is notified. */
export const peopleHandlers = (deps: SchedulerDeps): EventHandler[] => personHandlers(deps);

/** What members are notified of. */
export const notificationHandlers = (deps: NotificationDeps): EventHandler[] => [
  ...replyHandlers(deps),
  ...toldHandlers(deps),
  ...documentHandlers(deps),
];

/** What notifications and digests are about. */
export const subjectModels = (deps: NotificationDeps & LearnedDeps): EventHandler[] => [
  ...subjectHandlers(deps),
  ...learnedHandlers(deps),
];

/** What reads topics from their beginning, in groups of their own. */
export const readModels = (deps: SchedulerDeps): EventHandler[] => [
  ...peopleHandlers(deps),
  ...notificationHandlers(deps),
  ...subjectModels(deps),
  ...contactHandlers(deps),
];
