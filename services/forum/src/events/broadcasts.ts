import { forumTopics } from '@academy/contracts/events/forum/topics.ts';
import type { Broadcast } from '@academy/service-kit/lifecycle/feature.ts';
import type { ForumDeps } from '../use-cases/deps.ts';

/** What every replica reads for itself. */
export const broadcasts = ({ visitorAnswers }: Pick<ForumDeps, 'visitorAnswers'>): Broadcast[] => [
  {
    name: 'own-posts',
    topics: [forumTopics.posts],
    since: 'end',
    handler: () => visitorAnswers.forget(),
  },
];
