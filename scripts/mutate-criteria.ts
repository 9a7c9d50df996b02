/**
 * Shows that the tests notice when a criterion's logic changes: makes one small change at a time to each criterion's file
 * (in memory; the tree stays as it is), runs the unit tests and then the samples of the exercises against it, and prints
 * a table with the changes that nobody noticed. Takes some minutes; exit code 1 when a change survives.
 * `npm run rubric:mutate [-- <criterion>…]`
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { CRITERION_IDS } from '@academy/prompt-rubric/rubric.ts';
import { runSelfTests } from './content-check/self-tests.ts';
import { readContent } from './content-check/read-content.ts';
import { mutantsOf, type Mutant } from './mutate-criteria/mutants.ts';
import { reportTable, type Fate } from './mutate-criteria/report-table.ts';
import { tryMutant } from './mutate-criteria/try-mutant.ts';

const criteriaFolder = path.join(import.meta.dirname, '../packages/prompt-rubric/src/criteria');
/** What a criterion's logic is made of besides the file of its own name. */
const FURTHER_FILES: Record<string, string[]> = { format: ['structures', 'outlines'], privacy: ['secrets'] };

const wanted = process.argv.slice(2);
const ids = CRITERION_IDS.filter((id) => wanted.length === 0 || wanted.includes(id));
const mutants = ids.flatMap((criterion) =>
  [criterion, ...(FURTHER_FILES[criterion] ?? [])].flatMap((name) => {
    const file = path.join(criteriaFolder, `${name}.ts`);
    return mutantsOf(readFileSync(file, 'utf8')).map((mutant) => ({ ...mutant, criterion, file }));
  }),
);

const folder = mkdtempSync(path.join(tmpdir(), 'rubric-mutants-'));
const exercisesFile = path.join(folder, 'exercises.json');
const { exercises } = readContent(path.join(import.meta.dirname, '../content'));
const sound = exercises.filter((exercise) => runSelfTests([exercise]).misjudged.length === 0);
if (sound.length < exercises.length)
  console.error(`${exercises.length - sound.length} exercises are misjudged as it is, and left out`);
writeFileSync(exercisesFile, JSON.stringify(sound));

const fates: Fate[] = [];
const queue: (Mutant & { criterion: string; file: string })[] = [...mutants];

async function work(): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const noticedBy = await tryMutant({ file: mutant.file, source: mutant.source, exercisesFile });
    fates.push({ ...mutant, noticedBy });
    if (fates.length % 50 === 0) console.error(`${fates.length} of ${mutants.length}`);
  }
}

try {
  const [{ file }] = mutants as [(typeof mutants)[number]];
  const failure = await tryMutant({ file, source: readFileSync(file, 'utf8'), exercisesFile });
  if (failure) throw new Error(`Nothing is changed yet, and this fails: ${failure}`);
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
} finally {
  rmSync(folder, { recursive: true });
}
reportTable(ids, fates);
process.exitCode = fates.some(({ noticedBy }) => noticedBy === undefined) ? 1 : 0;
