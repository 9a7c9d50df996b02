import { type tutorLimits, type TutorTurn } from '@academy/contracts/http/ai/tutor.ts';
import type { Conversation } from './conversation.ts';

/** As the contract has them, whose values stay out of the browser. */
export const limits: typeof tutorLimits = {
  messageCharacters: 4_000,
  conversationMessages: 20,
  earlierCharacters: 8_000,
  exerciseCharacters: 10_000,
};

/** What the server is told of the conversation so far: the latest whole turns that were answered, within its limits. */
export function earlierTurns(conversation: Conversation): TutorTurn[] {
  return conversation
    .filter(({ answer }) => answer.text !== '')
    .slice(-limits.conversationMessages / 2)
    .flatMap(({ question, answer }): TutorTurn[] => [
      { from: 'learner', text: question.slice(0, limits.earlierCharacters) },
      { from: 'tutor', text: answer.text.slice(0, limits.earlierCharacters) },
    ]);
}
