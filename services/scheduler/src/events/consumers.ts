import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { personHandlers } from '@academy/service-kit/people/person-handlers.ts';
import type { SchedulerDeps } from '../dependencies.ts';
import { automationFinishedHandler } from './automation-finished.handler.ts';

/** What the service acts on. */
export const consumers = (deps: SchedulerDeps): EventHandler[] => [automationFinishedHandler(deps)];

/** Who is notified. */
export const peopleHandlers = (deps: SchedulerDeps): EventHandler[] => personHandlers(deps);

/** What fills the read models: groups of their own, which have read the topics from their beginning. */
export const readModels = (deps: SchedulerDeps): EventHandler[] => [...peopleHandlers(deps)];
