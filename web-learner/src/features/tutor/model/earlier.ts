import type { TutorTurn } from '@academy/contracts/http/ai/tutor-questions.ts';
import { tutorLimits } from '@academy/contracts/shared/tutor-limits.ts';
import type { Conversation } from './conversation.ts';

/** What the server is told of the conversation so far: the latest whole turns that were answered, within its limits. */
export function earlierTurns(conversation: Conversation): TutorTurn[] {
  return conversation
    .filter(({ answer }) => answer.text !== '')
    .slice(-tutorLimits.conversationMessages / 2)
    .flatMap(({ question, answer }): TutorTurn[] => [
      { from: 'learner', text: question.slice(0, tutorLimits.earlierCharacters) },
      { from: 'tutor', text: answer.text.slice(0, tutorLimits.earlierCharacters) },
    ]);
}
