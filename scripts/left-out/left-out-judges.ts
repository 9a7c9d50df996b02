import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import type { Samples } from '@academy/prompt-rubric/samples.ts';
import { createSubjectModel, type SubjectModelData } from '@academy/prompt-rubric/subject/model.ts';
import { referencePrompts } from '@academy/prompt-rubric/subject/reference-prompts.ts';
import { encodeReferences } from '@academy/prompt-rubric/subject/references.ts';
import { createSubjectJudges, type SubjectJudge } from '@academy/prompt-rubric/subject/subject-judge.ts';
import type { ExerciseFound } from '../content-check/exercise-found.ts';
import { fitSubject, type Vectors } from '../rubric-fit/fit-subject.ts';
import { sumsHeldOut } from '../rubric-fit/held-out.ts';
import type { LabelledPrompt } from '../rubric-fit/labelled-prompts.ts';
import { modelDataOf, thresholdsOf } from '../rubric-fit/model-data.ts';

/** What `npm run rubric:fit` would write from these prompts. */
const learnFrom = (prompts: readonly LabelledPrompt[], vectors: Vectors): SubjectModelData => {
  const thresholds = thresholdsOf(sumsHeldOut(prompts, vectors).flatMap((fold) => fold.prompts));
  return modelDataOf(fitSubject(prompts, vectors), thresholds);
};

/** Makes the judge of `subject` in an exercise that has these samples and nothing else to compare with. */
export type JudgeFromSamples = (found: ExerciseFound, samples: Samples) => SubjectJudge;

/** Learns from the prompts of all exercises but those that are left out. Takes a minute or two. */
export const learnWithout = (
  left: readonly ExerciseFound[],
  prompts: readonly LabelledPrompt[],
  vectors: Vectors,
): JudgeFromSamples => {
  const ids = new Set(left.map(({ id }) => id));
  const others = prompts.filter(({ exercise }) => !ids.has(exercise));
  const model = createSubjectModel(learnFrom(others, vectors));
  const judgeFor = createSubjectJudges({ model, vectorOf: vectors.of });
  return ({ exercise }, samples) => {
    const known = { vectorOf: vectors.of, rarityOf: model.rarityOf };
    const references = encodeReferences(referencePrompts(samples, []), known);
    return judgeFor({ references, instructions: exerciseTexts(exercise).instructions ?? '' });
  };
};
