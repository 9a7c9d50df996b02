import { aiTopics } from '@academy/contracts/events/ai/topics.ts';
import type { Broadcast } from '@academy/service-kit/lifecycle/define-service.ts';
import type { AiDeps } from '../use-cases/deps.ts';

/** What every replica reads for itself. */
export const broadcasts = ({ knownQuestions }: Pick<AiDeps, 'knownQuestions'>): Broadcast[] => [
  {
    name: 'own-known-questions',
    topics: [aiTopics.knownQuestions],
    since: 'end',
    handler: () => knownQuestions.forget(),
  },
];
