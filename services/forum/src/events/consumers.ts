import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { personHandlers } from '@academy/service-kit/people/person-handlers.ts';
import type { ForumDeps } from '../use-cases/deps.ts';
import { moderationHandlers } from './moderation-handlers.ts';
import { placeHandlers } from './place-handlers.ts';
import { recountHandlers } from './recount-handlers.ts';
import { subscriptionHandlers } from './subscription-handlers.ts';

/** What the forum acts on, of its own. */
export const consumers = (forum: ForumDeps): EventHandler[] => [
  ...moderationHandlers(forum),
  ...recountHandlers(forum),
  ...subscriptionHandlers(forum),
];

/** Who wrote. */
export const peopleHandlers = (forum: ForumDeps): EventHandler[] => personHandlers(forum);

/** What posts are about. */
export const placeModels = (forum: ForumDeps): EventHandler[] => placeHandlers(forum);

/** What fills the forum's read models: groups of their own, which have read the topics from their beginning. */
export const readModels = (forum: ForumDeps): EventHandler[] => [
  ...peopleHandlers(forum),
  ...placeModels(forum),
];
