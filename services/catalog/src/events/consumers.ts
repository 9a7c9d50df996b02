import { automationDueHandler } from '@academy/service-kit/automations/automation-due-handler.ts';
import type { AutomationInbox } from '@academy/service-kit/automations/automation-work.ts';
import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { personHandlers } from '@academy/service-kit/people/person-handlers.ts';
import { certifyLearner } from '../use-cases/certificates/certify-learner.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { courseCompletedHandler } from './course-completed.handler.ts';
import { teachingHandler } from './attempt-offered.handler.ts';
import { practiceHandlers } from './practice-handlers.ts';

/** What the catalogue acts on: its own events, and the automations that are its work. */
export const consumers = (catalog: CatalogDeps & { automations: AutomationInbox }): EventHandler[] => [
  courseCompletedHandler(catalog),
  ...practiceHandlers(catalog),
  teachingHandler(catalog),
  automationDueHandler(catalog),
];

/** What fills the catalogue's read models: a group of its own, which has read the topics from their beginning. */
export const readModels = (catalog: CatalogDeps): EventHandler[] =>
  personHandlers({
    ...catalog,
    // Premium from now on, perhaps: what was completed before is certified.
    onChanged: (userId) => certifyLearner(catalog, userId),
  });
