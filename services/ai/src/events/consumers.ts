import { automationDueHandler } from '@academy/service-kit/automations/automation-due-handler.ts';
import type { AutomationInbox } from '@academy/service-kit/automations/automation-work.ts';
import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { personHandlers, type PersonHandlersOptions } from '@academy/service-kit/people/person-handlers.ts';
import type { KnownAutomations } from '../automations/known-automations.ts';
import type { NewsDeps } from '../news/use-cases/news-deps.ts';
import { automationChangedHandler } from './automation-handlers.ts';
import { knowledgeHandlers, type KnownDeps } from './knowledge-handlers.ts';
import { newsHandlers } from './news-handlers.ts';

interface AutomationDeps {
  knownAutomations: KnownAutomations;
}

/** What the service acts on. */
export const consumers = (deps: { automations: AutomationInbox }): EventHandler[] => [
  automationDueHandler(deps),
];

/** Whose account exists, and the deletion of accounts. */
export const peopleHandlers = (deps: PersonHandlersOptions): EventHandler[] => personHandlers(deps);

/** What the academy publishes. */
export const knowledgeModels = (deps: KnownDeps): EventHandler[] => knowledgeHandlers(deps);

/** The academy's own news. */
export const newsModels = (deps: Pick<NewsDeps, 'news'>): EventHandler[] => newsHandlers(deps);

/** Which automations stand in for the service's own timers. */
export const automationModels = (deps: AutomationDeps): EventHandler[] => [automationChangedHandler(deps)];

/** What fills the read models: groups of their own, which have read the topics from their beginning. */
export const readModels = (
  deps: PersonHandlersOptions & KnownDeps & Pick<NewsDeps, 'news'> & AutomationDeps,
): EventHandler[] => [
  ...peopleHandlers(deps),
  ...knowledgeModels(deps),
  ...newsModels(deps),
  ...automationModels(deps),
];
