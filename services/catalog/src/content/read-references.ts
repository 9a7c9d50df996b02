import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ExerciseFile } from '@academy/contracts/content/exercise-file.ts';
import { unseenFile, type UnseenPrompt } from '@academy/contracts/content/unseen-file.ts';
import { hasCode } from '@academy/service-kit/errors/has-code.ts';
import { parse } from 'yaml';
import type { LessonExercise } from '../domain/lesson.ts';
import { referencesOf } from '../domain/subject-judges.ts';

const readOpenPrompts = async (exerciseFile: string): Promise<UnseenPrompt[]> => {
  const name = `${basename(exerciseFile, '.yaml')}.open.yaml`;
  try {
    return unseenFile.parse(parse(await readFile(join(dirname(exerciseFile), '../unseen', name), 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
};

/** What `subject` compares a learner's prompt with: the exercise's samples and the open prompts written for it. */
export const readReferences = async (
  exerciseFile: string,
  samples: ExerciseFile['samples'],
): Promise<Pick<LessonExercise, 'references'>> => {
  const prompts = await readOpenPrompts(exerciseFile);
  const of = (judged: UnseenPrompt['judged']): string[] => [
    ...samples.es[judged],
    ...samples.en[judged],
    ...prompts.filter((prompt) => prompt.judged === judged).map(({ text }) => text),
  ];
  return { references: referencesOf({ good: of('good'), weak: of('weak') }) };
};
