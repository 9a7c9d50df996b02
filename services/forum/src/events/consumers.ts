import type { EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { personHandlers } from '@academy/service-kit/people/person-handlers.ts';
import type { ForumDeps } from '../use-cases/deps.ts';
import { moderationHandlers } from './moderation-handlers.ts';
import { recountHandlers } from './recount-handlers.ts';

/** What the forum acts on, of its own. */
export const consumers = (forum: ForumDeps): EventHandler[] => [
  ...moderationHandlers(forum),
  ...recountHandlers(forum),
];

/** Who wrote: a group of its own, which has read the topic from its beginning. */
export const readModels = (forum: ForumDeps): EventHandler[] => personHandlers(forum);
