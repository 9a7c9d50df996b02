import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { userDeletedHandler } from './user-deleted.handler.ts';

/** What the catalogue reads of the others, beside identity. */
export const consumers = (catalog: CatalogDeps): EventHandler[] => [userDeletedHandler(catalog)];
