import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import type { LessonExercise } from './lesson.ts';

/** What most briefs to a model need. `subject` is not among it: it compares with references that only content/ has. */
export const generalRubric: RubricData = {
  passScore: 60,
  criteria: [
    { id: 'task', weight: 2, mustHave: true },
    { id: 'context', weight: 2 },
    { id: 'audience', weight: 1 },
    { id: 'format', weight: 1 },
    { id: 'constraints', weight: 1 },
    { id: 'contradictions', weight: 1 },
    { id: 'length', weight: 1, mustHave: true, words: { least: 12, most: 400 } },
  ],
};

const unwritten = { es: '', en: '' };

/** What an exercise is made of where its author has not written it yet. */
export const emptyParts: Pick<LessonExercise, 'rubric' | 'hints'> & {
  samples: NonNullable<LessonExercise['samples']>;
} = {
  rubric: generalRubric,
  hints: { nudge: unwritten, targeted: unwritten, example: unwritten },
  samples: { es: { good: [], weak: [] }, en: { good: [], weak: [] } },
};
