import { basename, dirname, join } from 'node:path';
import type { ExerciseFile } from '@academy/contracts/content/exercise-file.ts';
import { unseenFile } from '@academy/contracts/content/unseen-file.ts';
import { referencePrompts } from '@academy/prompt-rubric/subject/reference-prompts.ts';
import type { LessonExercise } from '../domain/lesson.ts';
import { referencesOf } from '../domain/subject-judges.ts';
import { readYamlIfAny } from './read-yaml-if-any.ts';

/** What `subject` compares a learner's prompt with: the exercise's samples and the open prompts written for it. */
export const readReferences = async (
  exerciseFile: string,
  samples: ExerciseFile['samples'],
): Promise<Pick<LessonExercise, 'references'>> => {
  const name = `${basename(exerciseFile, '.yaml')}.open.yaml`;
  const unseen = await readYamlIfAny(join(dirname(exerciseFile), '../unseen', name), unseenFile);
  return { references: referencesOf(referencePrompts(samples, unseen ?? [])) };
};
