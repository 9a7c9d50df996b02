/**
 * Judges the prompts and twins of exercises that the checker has learnt nothing from, as those of a teacher's new exercise:
 * five exercises at a time are left out of everything that `npm run rubric:fit` fits, and `subject` compares with their own
 * samples alone. `npm run rubric:left-out` prints for each language how the open part is judged today, when left out with all
 * samples and with the first twelve, and without any `subject`, as an exercise made in the console is judged; `-- --sealed`
 * adds the totals of the sealed part. It takes ten minutes of one processor and writes nothing. Today's open whole prompts are
 * those that was learnt from, and half of the open twins have such a base; the exercises' rubrics stay as they are, lists of
 * words included, though their authors had read open prompts.
 */
import path from 'node:path';
import { readContent } from './content-check/read-content.ts';
import { firstTwelve } from './left-out/first-samples.ts';
import { foldsOf } from './left-out/folds.ts';
import { learnWithout } from './left-out/left-out-judges.ts';
import { addTo, tableOf } from './left-out/table.ts';
import { instructionsOf, labelledPrompts } from './rubric-fit/labelled-prompts.ts';
import { createMeaningVectors } from './rubric-fit/meaning-vectors.ts';
import { judgeBy, judgeOf, type JudgedTexts } from './unseen/judged.ts';
import { unseenParts } from './unseen/read-unseen.ts';

const FOLD = 5;

const parts = unseenParts.filter((part) => part === 'open' || process.argv.includes('--sealed'));
const { exercises } = readContent(path.join(import.meta.dirname, '..', 'content'));
const prompts = labelledPrompts(exercises);
const vectors = createMeaningVectors(
  new Map(exercises.map((exercise) => [exercise.id, instructionsOf(exercise)])),
);

const tables = parts.map((part) => ({ part, columns: new Map<string, JudgedTexts>() }));
const folds = foldsOf(exercises, FOLD);
for (const [at, left] of folds.entries()) {
  console.error(`${at + 1} of ${folds.length}: without ${left.map(({ id }) => id).join(', ')}`);
  const judgeFrom = learnWithout(left, prompts, vectors);
  for (const found of left) {
    const { samples } = found.exercise;
    const judges = {
      today: judgeOf(found),
      'left out, all samples': judgeBy(found, judgeFrom(found, samples)),
      'left out, twelve samples': judgeBy(found, judgeFrom(found, firstTwelve(samples))),
      'without subject': judgeBy(found, undefined),
    };
    for (const { part, columns } of tables) addTo(columns, { found, judges, part });
  }
}

for (const { part, columns } of tables)
  for (const language of ['es', 'en'] as const)
    console.log(`${part}, ${language}\n\n${tableOf(columns, language)}\n`);
