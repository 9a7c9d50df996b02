import { createHash } from 'node:crypto';
import { oncePerObject } from '@academy/prompt-rubric/once-per-object.ts';
import type { LessonExercise } from './lesson.ts';

const digestOf = oncePerObject(({ rubric, promptEs, promptEn, hints, references }: LessonExercise) => ({
  digest: createHash('sha256')
    .update(JSON.stringify([rubric, promptEs, promptEn, hints, references ?? null]))
    .digest('hex')
    .slice(0, 12),
}));

/**
 * What an exercise judges by, as a name: the version of its references, and a digest of rubric, instructions, hints and
 * references. Under the same name the same prompt has the same score, within a release. Made once for each object.
 */
export const checkerVersionOf = (exercise: LessonExercise): string =>
  `${exercise.referencesVersion ?? 0}-${digestOf(exercise).digest}`;
