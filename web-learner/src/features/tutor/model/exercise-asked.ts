import type { TutorQuestion } from '@academy/contracts/http/ai/tutor-questions.ts';
import { tutorLimits } from '@academy/contracts/shared/tutor-limits.ts';
import type { OpenExercise } from '../../../shared/open-exercise/open-exercise.ts';

/** What goes along of an exercise: its text cut to what a question may bring, and the last attempt where it is whole. */
export const exerciseAsked = ({
  id,
  text,
  checked,
}: OpenExercise): NonNullable<TutorQuestion['exercise']> => ({
  id,
  text: text.slice(0, tutorLimits.exerciseCharacters),
  ...(checked && checked.text.length <= tutorLimits.exerciseCharacters && { checked }),
});
