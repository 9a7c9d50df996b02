import type { ExerciseFile } from '@academy/contracts/content/exercise-file.ts';

export type ExerciseFound = { id: string; file: string; exercise: ExerciseFile };
