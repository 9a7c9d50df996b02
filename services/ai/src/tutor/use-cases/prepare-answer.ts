import { mayOpen } from '@academy/contracts/shared/entitlement.ts';
import { asksWhyFailed, intentOf, isAboutExercise } from '../domain/intent.ts';
import { solutionGuard } from '../domain/solution-guard.ts';
import { aboutExercise } from './about-exercise.ts';
import { aboutTopic } from './about-topic.ts';
import { phrase } from './phrase.ts';
import type { Asked, PreparedAnswer } from './prepared-answer.ts';
import type { TutorDeps } from './tutor-deps.ts';

/** What the tutor has to say before any model is asked: what kind of message it is, what it may cite, its own answer. */
export const prepareAnswer = (tutor: TutorDeps, asked: Asked): PreparedAnswer => {
  const { question, caller, snapshot } = asked;
  const intent = intentOf(question.message);
  if (intent === 'greeting') return phrase('greeting', 'greeting', asked);
  if (intent === 'thanks') return phrase('thanks', 'thanks', asked);
  const place = question.exercise ? snapshot.shelf.exercise(question.exercise.id) : null;
  const exercise = place && mayOpen(place.course, caller) ? place.exercise : null;
  const text = question.exercise?.text ?? '';
  const isAboutCheck = asksWhyFailed(question.message);
  if (exercise && (isAboutCheck || isAboutExercise(question.message)))
    return aboutExercise(tutor, asked, { exercise, text });
  if (isAboutCheck) return phrase('not-understood', 'whyNoExercise', asked);
  const answer = aboutTopic(tutor, asked, intent);
  // An exercise can be asked for in the words of a topic.
  if (answer) return { ...answer, isSolution: exercise && solutionGuard(exercise, text, asked.language) };
  return phrase('not-understood', 'unclear', asked);
};
