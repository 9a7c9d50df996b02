import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import type { Nearness } from '@academy/prompt-rubric/subject/nearness.ts';
import { createSubjectModel, type SubjectModelData } from '@academy/prompt-rubric/subject/model.ts';
import { encodeReferences } from '@academy/prompt-rubric/subject/references.ts';
import { createCoverage, subjectWordsOf } from '@academy/prompt-rubric/subject/subject-words.ts';
import { tokensOf } from '@academy/prompt-rubric/subject/tokens.ts';
import { createSubjectJudges } from '@academy/prompt-rubric/subject/subject-judge.ts';
import type { ExerciseFound } from '../content-check/exercise-found.ts';
import { createWeighing, fitSubject, type SubjectFit, type Vectors } from './fit-subject.ts';
import { writerGroups, type LabelledPrompt } from './labelled-prompts.ts';
import { modelDataOf } from './model-data.ts';

/** One writer's prompts, and what the others' prompts teach. */
export interface Fold {
  fit: SubjectFit;
  others: LabelledPrompt[];
  prompts: (LabelledPrompt & { sum: number; nearness: Nearness; coverage: number })[];
}

/** Each writer left out once: fits on the others and weighs the writer's own prompts. */
export const sumsHeldOut = (prompts: readonly LabelledPrompt[], vectors: Vectors): Fold[] =>
  writerGroups(prompts).map((left) => {
    const others = prompts.filter(({ writer }) => !left.includes(writer));
    const fit = fitSubject(others, vectors);
    const weigh = createWeighing(fit, others, vectors);
    const own = prompts.filter(({ writer }) => left.includes(writer));
    const coverage = coverageByExercise(fit, others);
    const weighed = own.map((prompt) => ({ ...prompt, ...weigh(prompt), coverage: coverage(prompt) }));
    return { fit, others, prompts: weighed };
  });

const anyThresholds = { met: 0, close: 0, near: 0, words: 0, veto: 0, briefVeto: 0 };

/** How much of their exercise's words prompts have, as far as the others' prompts tell them. */
const coverageByExercise = (fit: SubjectFit, others: readonly LabelledPrompt[]) => {
  const { rarityOf } = createSubjectModel(modelDataOf(fit, anyThresholds));
  const good = Map.groupBy(
    others.filter(({ isGood }) => isGood),
    ({ exercise }) => exercise,
  );
  const coverages = new Map(
    [...good].map(([id, of]) => [
      id,
      createCoverage(
        subjectWordsOf(
          of.map(({ text }) => text),
          rarityOf,
        ),
      ),
    ]),
  );
  return ({ exercise, text }: LabelledPrompt): number => coverages.get(exercise)?.(tokensOf(text).list) ?? 0;
};

export interface JudgedHeldOut extends LabelledPrompt {
  passed: boolean;
  sum: number;
  /** Keys of the criteria that are not met. */
  open: string[];
}

/** The whole verdict over the prompts of a writer left out, with the fold's model and references. */
export const judgeHeldOut = (
  { fit, others, prompts }: Fold,
  context: {
    exercises: readonly ExerciseFound[];
    thresholds: SubjectModelData['thresholds'];
    vectors: Vectors;
  },
): JudgedHeldOut[] => {
  const { exercises, thresholds, vectors } = context;
  const model = createSubjectModel(modelDataOf(fit, thresholds));
  const judgeFor = createSubjectJudges({ model, vectorOf: vectors.of });
  const byId = new Map(exercises.map((found) => [found.id, found.exercise]));
  const byExercise = Map.groupBy(prompts, ({ exercise }) => exercise);
  return [...byExercise].flatMap(([id, own]) => {
    const exercise = byId.get(id);
    if (!exercise) return [];
    const texts = exerciseTexts(exercise);
    const known = others.filter((prompt) => prompt.exercise === id);
    const of = (isGood: boolean) => known.filter((one) => one.isGood === isGood).map(({ text }) => text);
    const references = encodeReferences(
      { good: of(true), weak: of(false) },
      { vectorOf: vectors.of, rarityOf: model.rarityOf },
    );
    const subject = judgeFor({ references, instructions: texts.instructions ?? '' });
    return own.map((prompt) => {
      const { passed, criteria } = checkPrompt(prompt.text, exercise.rubric, 'en', texts, { subject });
      const open = criteria
        .filter(({ status, judged }) => status !== 'met' && judged !== false)
        .map(({ key, mustHave }) => key + (mustHave ? '!' : ''));
      return { ...prompt, passed, open };
    });
  });
};
