import { rubricData } from '@academy/contracts/content/exercise-file.ts';
import { bilingualSchema, type Language } from '@academy/contracts/shared/language.ts';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import type { PointedWords } from '@academy/prompt-rubric/rubric.ts';
import { loadSubjectJudges } from '@academy/prompt-rubric/load-subject-judges.ts';
import { z } from 'zod';
import type { KnownExercise } from '../../knowledge/domain/known.ts';

/** What an exercise's rubric finds in a learner's text, in words that a check shows them too; nothing else of the rubric. */
export interface ExerciseVerdict {
  isEmpty: boolean;
  passed: boolean;
  /** 0 to 100, and from where on it passes. */
  score: number;
  passScore: number;
  /** Criteria that are met, and all of them. */
  met: number;
  all: number;
  /** What works against the prompt first. */
  open: { label: string; message: string; mustHave: boolean }[];
}

const { judgeFor, vectorOf } = loadSubjectJudges();

const hintsSchema = z.record(z.string(), bilingualSchema);

/** Judges texts by an exercise's rubric, as catalog's check does. */
const judgeOf = (exercise: KnownExercise, language: Language) => {
  const rubric = rubricData.parse(exercise.rubric);
  const texts = exerciseTexts({
    prompt: { es: exercise.promptEs, en: exercise.promptEn },
    hints: hintsSchema.parse(exercise.hints),
  });
  const { references } = exercise;
  const subject = references && judgeFor({ references, instructions: texts.instructions ?? '' });
  return (text: string, pointed?: readonly PointedWords[]) => ({
    ...checkPrompt(text, rubric, language, texts, { subject, vectorOf, pointed }),
    passScore: rubric.passScore,
  });
};

/** Whether a text would pass an exercise. Remembers what would not: an answer that grows is asked about again and again. */
export const passesOf = (exercise: KnownExercise, language: Language): ((text: string) => boolean) => {
  const judge = judgeOf(exercise, language);
  const failed = new Set<string>();
  return (text) => {
    if (failed.has(text)) return false;
    const { passed } = judge(text);
    if (!passed) failed.add(text);
    return passed;
  };
};

/** What the rubric finds in a text, and in the words that the learner pointed out in it. */
export const verdictOf = (
  exercise: KnownExercise,
  { text, pointed }: { text: string; pointed?: readonly PointedWords[] },
  language: Language,
): ExerciseVerdict => {
  const { passed, score, passScore, criteria } = judgeOf(exercise, language)(text, pointed);
  const judged = criteria.filter((criterion) => criterion.judged !== false);
  const open = judged.filter(({ status }) => status !== 'met');
  return {
    isEmpty: text.trim() === '',
    passed,
    score,
    passScore,
    met: judged.length - open.length,
    all: judged.length,
    open: open
      .toSorted((one, other) => Number(other.status === 'broken') - Number(one.status === 'broken'))
      .map(({ label, message, mustHave }) => ({ label, message, mustHave })),
  };
};
