import type { ExerciseFile } from '@academy/contracts/content/exercise-file.ts';

/**
 * What a new exercise of a kind of task begins with: instructions with gaps in double brackets, which the server
 * publishes in no exercise, a rubric of criteria that fit any case of the kind, and hints. The facts of the case are for its
 * author to add.
 */
export type ExerciseTemplate = Pick<ExerciseFile, 'prompt' | 'rubric' | 'hints'>;
