import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import type { ExerciseFound } from '../content-check/exercise-found.ts';
import { readUnseen } from '../unseen/read-unseen.ts';

/** A prompt whose worth is known. */
export interface LabelledPrompt {
  exercise: string;
  text: string;
  isGood: boolean;
  kind: string;
  /** Who wrote it, so that a fit can be tried on writers it has not seen. */
  writer: string;
}

export const ACADEMY = 'academy';

/** The samples of every exercise and the open part of the prompts written without sight of the rubric. */
export const labelledPrompts = (exercises: readonly ExerciseFound[]): LabelledPrompt[] =>
  exercises.flatMap(({ id, file, exercise }) => {
    const unseen = readUnseen(file, 'open').map((prompt) => ({
      exercise: id,
      text: prompt.text,
      isGood: prompt.judged === 'good',
      kind: prompt.judged === 'weak' ? prompt.kind : 'good',
      writer: prompt.writer ?? 'unknown',
    }));
    const samples = Object.values(exercise.samples).flatMap(({ good, weak }) => [
      ...good.map((text) => ({ text, isGood: true, kind: 'good' })),
      ...weak.map((text) => ({ text, isGood: false, kind: 'sample' })),
    ]);
    const own = samples.map((sample) => ({ ...sample, exercise: id, writer: ACADEMY }));
    return [...unseen, ...own];
  });

const MOST_GROUPS = 4;

/** The writers in at most four groups, so that each group can be left out in turn; the academy's samples always stay. */
export const writerGroups = (prompts: readonly LabelledPrompt[]): string[][] => {
  const writers = [...new Set(prompts.map(({ writer }) => writer))]
    .filter((writer) => writer !== ACADEMY)
    .toSorted();
  const groups = writers.slice(0, MOST_GROUPS).map((): string[] => []);
  writers.forEach((writer, at) => groups[at % MOST_GROUPS]?.push(writer));
  return groups;
};

/** An exercise's instructions in both languages, as the rubric reads them. */
export const instructionsOf = ({ exercise }: ExerciseFound): string =>
  exerciseTexts(exercise).instructions ?? '';
