import { answersFile, type AnswersFile } from '@academy/contracts/content/answers-file.ts';
import type { ExerciseFile } from '@academy/contracts/content/exercise-file.ts';
import type { ModelAnswers } from '@academy/contracts/http/catalog/looking-back.ts';
import type { LessonExercise } from '../domain/lesson.ts';
import { readYamlIfAny } from './read-yaml-if-any.ts';

type Samples = ExerciseFile['samples']['es'];

const sampleAt = (samples: readonly string[], place: number): string => {
  const sample = samples[place];
  if (sample === undefined) throw new Error(`There is no sample number ${place}: they count from 0`);
  return sample;
};

const answersIn = (
  { good, weak, outputs }: AnswersFile['es'],
  { good: goodSamples, weak: weakSamples }: Samples,
): ModelAnswers => ({
  prompts: good.map((place) => sampleAt(goodSamples, place)),
  weakPrompt: sampleAt(weakSamples, weak),
  outputs,
});

/** The model answers to an exercise, with the samples that their file names by number; none where there is no file. */
export const readAnswers = async (
  file: string,
  samples: ExerciseFile['samples'],
): Promise<Pick<LessonExercise, 'answers'>> => {
  const answers = await readYamlIfAny(file, answersFile);
  if (answers === null) return {};
  const { es, en } = answers;
  return { answers: { es: answersIn(es, samples.es), en: answersIn(en, samples.en) } };
};
