import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  pointExercisesFile,
  pointPromptsFile,
  type PointExercise,
  type PointPrompt,
} from '@academy/contracts/content/unseen-file.ts';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import type { Rubric } from '@academy/prompt-rubric/rubric.ts';
import type { VectorOf } from '@academy/prompt-rubric/subject/references.ts';
import { parse } from 'yaml';
import { parseUnseen, type UnseenPart } from './read-unseen.ts';

export type JudgedPrompt = PointPrompt & { passed: boolean; isRight: boolean };

/** A point with several lists is a group of them, as in the console. */
function rubricOf({ points }: PointExercise, byMeaning: boolean): Rubric {
  const keysOf = (at: number) => points[at]?.lists.map((_, list) => `p${at + 1}-${list + 1}`) ?? [];
  const criteria = points.flatMap(({ need, lists }, at) =>
    lists.map((any, list) => ({
      id: 'mentions' as const,
      key: keysOf(at)[list],
      weight: 1,
      mustHave: need === lists.length,
      any,
      ...(byMeaning ? { byMeaning } : {}),
    })),
  );
  const groups = points.flatMap(({ point, need, lists }, at) =>
    need < lists.length
      ? [{ id: `p${at + 1}`, label: { es: point, en: point }, atLeast: need, of: keysOf(at) }]
      : [],
  );
  return { passScore: 1, criteria, groups };
}

/**
 * Judges the natural prompts of one part by the points of their exercises: by words alone, or also by what they mean where there
 * is something to tell it by. Throws ZodError for a file in another form.
 */
export function judgeNatural(folder: string, part: UnseenPart, vectorOf?: VectorOf): JudgedPrompt[] {
  const exercises = pointExercisesFile.parse(
    parse(readFileSync(path.join(folder, 'exercises.yaml'), 'utf8')),
  );
  const prompts = pointPromptsFile.parse(
    parseUnseen(readFileSync(path.join(folder, `prompts.${part}.yaml`), 'utf8'), part),
  );
  return exercises.flatMap((exercise) => {
    const rubric = rubricOf(exercise, vectorOf !== undefined);
    const instructions = Object.values(exercise.instructions).join('\n');
    return prompts
      .filter((prompt) => prompt.exercise === exercise.exercise)
      .map((prompt) => {
        const { passed } = checkPrompt(prompt.text, rubric, prompt.language, { instructions }, { vectorOf });
        return { ...prompt, passed, isRight: passed === prompt.isGood };
      });
  });
}
