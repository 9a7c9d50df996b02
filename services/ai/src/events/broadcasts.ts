import { aiTopics } from '@academy/contracts/events/ai/topics.ts';
import type { Broadcast } from '@academy/service-kit/lifecycle/feature.ts';
import type { AddedQuestions } from '../known-questions/cache/added-questions.ts';

/** What every replica reads for itself. */
export const broadcasts = ({
  knownQuestions,
}: {
  knownQuestions: Pick<AddedQuestions, 'forget'>;
}): Broadcast[] => [
  {
    name: 'own-known-questions',
    topics: [aiTopics.knownQuestions],
    since: 'end',
    handler: () => knownQuestions.forget(),
  },
];
