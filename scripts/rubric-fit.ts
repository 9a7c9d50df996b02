/**
 * Learns the weights of the criterion `subject` from prompts whose worth is known: the exercises' samples and the open
 * part of the unseen prompts. `npm run rubric:fit` writes packages/prompt-rubric/data/subject-model.json. Both it and
 * `-- --try`, which writes nothing, print how each writer's prompts are judged by what the other writers' teach.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from './content-check/read-content.ts';
import { fitSubject } from './rubric-fit/fit-subject.ts';
import { judgeHeldOut, sumsHeldOut } from './rubric-fit/held-out.ts';
import { instructionsOf, labelledPrompts } from './rubric-fit/labelled-prompts.ts';
import { createMeaningVectors } from './rubric-fit/meaning-vectors.ts';
import { modelDataOf, thresholdsOf } from './rubric-fit/model-data.ts';
import { printShares } from './rubric-fit/print-shares.ts';

const root = path.join(import.meta.dirname, '..');
const { exercises } = readContent(path.join(root, 'content'));
const prompts = labelledPrompts(exercises);
const vectors = createMeaningVectors(
  new Map(exercises.map((exercise) => [exercise.id, instructionsOf(exercise)])),
);

const heldOut = sumsHeldOut(prompts, vectors);
const thresholds = thresholdsOf(heldOut.flatMap(({ prompts }) => prompts));
const judged = heldOut.flatMap((fold) => judgeHeldOut(fold, { exercises, thresholds, vectors }));
printShares(judged, { withTexts: process.argv.includes('--which') });

if (!process.argv.includes('--try')) {
  const data = modelDataOf(fitSubject(prompts, vectors), thresholds);
  const file = path.join(root, 'packages/prompt-rubric/data/subject-model.json');
  writeFileSync(file, `${JSON.stringify(data)}\n`);
  console.log(`${path.relative(root, file)}: ${data.terms.length} terms`);
}
