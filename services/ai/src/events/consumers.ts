import { automationDueHandler } from '@academy/service-kit/automations/automation-due-handler.ts';
import type { AutomationInbox } from '@academy/service-kit/automations/automation-work.ts';
import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { personHandlers } from '@academy/service-kit/people/person-handlers.ts';
import type { AiDeps } from '../use-cases/deps.ts';
import { automationChangedHandler } from './automation-handlers.ts';
import { knowledgeHandlers } from './knowledge-handlers.ts';
import { newsHandlers } from './news-handlers.ts';

/** What the service acts on. */
export const consumers = (deps: { automations: AutomationInbox }): EventHandler[] => [
  automationDueHandler(deps),
];

/** Whose account exists, and the deletion of accounts. */
export const peopleHandlers = (deps: AiDeps): EventHandler[] => personHandlers(deps);

/** What the academy publishes. */
export const knowledgeModels = (deps: AiDeps): EventHandler[] => knowledgeHandlers(deps);

/** The academy's own news. */
export const newsModels = (deps: AiDeps): EventHandler[] => newsHandlers(deps);

/** Which automations stand in for the service's own timers. */
export const automationModels = (deps: AiDeps): EventHandler[] => [automationChangedHandler(deps)];

/** What fills the read models: groups of their own, which have read the topics from their beginning. */
export const readModels = (deps: AiDeps): EventHandler[] => [
  ...peopleHandlers(deps),
  ...knowledgeModels(deps),
  ...newsModels(deps),
  ...automationModels(deps),
];
