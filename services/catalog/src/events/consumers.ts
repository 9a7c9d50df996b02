import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { courseCompletedHandler } from './course-completed.handler.ts';
import { learnerHandlers } from './learner-handlers.ts';
import { userDeletedHandler } from './user-deleted.handler.ts';

/** What the catalogue acts on, of the others and of its own. */
export const consumers = (catalog: CatalogDeps): EventHandler[] => [
  userDeletedHandler(catalog),
  courseCompletedHandler(catalog),
];

/** What fills the catalogue's read models: a group of its own, which has read the topics from their beginning. */
export const readModels = (catalog: CatalogDeps): EventHandler[] => learnerHandlers(catalog);
