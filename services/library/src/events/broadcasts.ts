import { libraryTopics } from '@academy/contracts/events/library/topics.ts';
import type { Broadcast } from '@academy/service-kit/lifecycle/feature.ts';
import type { LibraryDeps } from '../use-cases/deps.ts';

/** What every replica reads for itself. */
export const broadcasts = ({ published }: Pick<LibraryDeps, 'published'>): Broadcast[] => [
  {
    name: 'own-documents',
    topics: [libraryTopics.documents],
    since: 'end',
    handler: () => published.forget(),
  },
];
