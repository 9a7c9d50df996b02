import type { CriterionStatus, Language } from '@academy/prompt-rubric/rubric.ts';
import type { ExerciseFound } from '../content-check/exercise-found.ts';
import { judgeOf } from './judged.ts';
import { readLines, type UnseenPart } from './read-unseen.ts';

/** One line of a verdict: what the checker says and what each of two teachers reads. */
export interface LineRead {
  exercise: string;
  language: Language;
  text: string;
  key: string;
  id: string;
  message: string;
  checker: CriterionStatus;
  teachers: readonly [CriterionStatus, CriterionStatus];
}

/** The lines that the checker judges, of all prompts of one part that two teachers have read. */
export const readTheLines = (exercises: readonly ExerciseFound[], part: UnseenPart): LineRead[] =>
  exercises.flatMap((found) => {
    const judge = judgeOf(found);
    return readLines(found.file, part).flatMap(({ language, text, readings }) => {
      const judged = judge(text, language).criteria.filter((criterion) => criterion.judged !== false);
      return judged.flatMap(({ key, id, message, status }) => {
        const [first, second] = readings.map((reading) => reading[key]);
        if (!first || !second) return [];
        return [
          {
            exercise: found.id,
            language,
            text,
            key,
            id,
            message,
            checker: status,
            teachers: [first, second],
          },
        ] satisfies LineRead[];
      });
    });
  });
