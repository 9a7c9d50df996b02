import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { personHandlers } from '@academy/service-kit/people/person-handlers.ts';
import type { SchedulerDeps } from '../dependencies.ts';
import type { NotificationDeps } from '../notifications/use-cases/notification-deps.ts';
import { automationFinishedHandler } from './automation-finished.handler.ts';
import { contactHandlers } from './contact-handlers.ts';
import { documentHandlers } from './document-handlers.ts';
import { mailRequestedHandler } from './mail-requested.handler.ts';
import { replyHandlers } from './reply-handlers.ts';
import { standingHandlers } from './standing-handlers.ts';
import { subjectHandlers } from './subject-handlers.ts';

/** What the service acts on. */
export const consumers = (deps: SchedulerDeps): EventHandler[] => [
  automationFinishedHandler(deps),
  mailRequestedHandler(deps),
];

/** Who is notified. */
export const peopleHandlers = (deps: SchedulerDeps): EventHandler[] => personHandlers(deps);

/** What members are notified of. */
export const notificationHandlers = (deps: NotificationDeps): EventHandler[] => [
  ...replyHandlers(deps),
  ...standingHandlers(deps),
  ...documentHandlers(deps),
];

/** What notifications are about. */
export const subjectModels = (deps: NotificationDeps): EventHandler[] => subjectHandlers(deps);

/** What reads topics from their beginning, in groups of their own. */
export const readModels = (deps: SchedulerDeps): EventHandler[] => [
  ...peopleHandlers(deps),
  ...notificationHandlers(deps),
  ...subjectModels(deps),
  ...contactHandlers(deps),
];
