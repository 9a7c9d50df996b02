import { memo } from 'react';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import type { Exercise } from '../../api/exercises.ts';
import type { LessonSlots } from '../player/lesson-slots.ts';

interface ExerciseToolsProps {
  tools: LessonSlots['exerciseTools'];
  exercise: Exercise;
  answer: string;
}

/** What else can be done with a prompt, such as keeping it. */
export const ExerciseTools = memo(function ExerciseTools({ tools, exercise, answer }: ExerciseToolsProps) {
  const { pick } = useLanguage();
  if (!tools || answer.trim() === '') return null;
  return <div className="exercise__actions">{tools({ title: pick(exercise, 'title'), text: answer })}</div>;
});
