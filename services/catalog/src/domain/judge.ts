import type { Language } from '@academy/contracts/shared/language.ts';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import type { ExerciseTexts, PointedWords, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { SubjectJudge } from '@academy/prompt-rubric/subject/subject-judge.ts';
import type { LessonExercise } from './lesson.ts';
import { judgeFor, vectorOf } from './subject-judges.ts';

interface Judged {
  answer: string;
  /** That the verdict is worded in. */
  language: Language;
  /** Where the learner sees what the rubric does not. */
  pointed?: readonly PointedWords[];
}

/** Judges a prompt by an exercise's rubric, worded in the learner's language. */
export const judge = (exercise: LessonExercise, { answer, language, pointed = [] }: Judged): PromptVerdict =>
  checkPrompt(answer, exercise.rubric, language, textsOf(exercise), {
    pointed,
    subject: subjectJudgeOf(exercise),
    vectorOf,
  });

const textsOf = ({ promptEs, promptEn, hints }: LessonExercise): ExerciseTexts =>
  exerciseTexts({ prompt: { es: promptEs, en: promptEn }, hints: { ...hints } });

/** What judges the criterion `subject` in an exercise; undefined where there is nothing to compare with. */
export const subjectJudgeOf = (exercise: LessonExercise): SubjectJudge | undefined => {
  const { references } = exercise;
  return references && judgeFor({ references, instructions: textsOf(exercise).instructions ?? '' });
};
