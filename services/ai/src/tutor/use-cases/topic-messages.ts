import type { TutorSource } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { ChatMessage } from '../../providers/provider-port.ts';
import { modelMessages } from '../domain/model-messages.ts';
import { titleOfPage } from '../domain/passages-of-page.ts';
import type { Asked } from './prepared-answer.ts';
import type { TutorDeps } from './tutor-deps.ts';

/** What a model is asked about a topic, with these sources. */
export const topicMessages =
  ({ newBoundary }: TutorDeps, { question, language, snapshot }: Asked) =>
  (sources: readonly TutorSource[], { isTaught }: { isTaught: boolean }): ChatMessage[] =>
    modelMessages({
      message: question.message,
      language,
      conversation: question.conversation,
      sources,
      page: question.page ? titleOfPage(snapshot, question.page, language) : null,
      exercise: null,
      isTaught,
      boundary: newBoundary(),
    });
