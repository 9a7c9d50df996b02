/**
 * Reads a trial from the standard input, puts the changed source in the place of its file, and runs the rubric's unit
 * tests and then the exercises' samples. Exit code 1 at the first failure, which it names. Jest takes seconds to start
 * and there are hundreds of changes, so that its globals are stood in for here; the matchers are its own.
 */
import { readFileSync, globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect } from 'expect';
import type { ExerciseFound } from '../content-check/read-content.ts';
import type { Trial } from './try-mutant.ts';

type Body = (...values: unknown[]) => unknown;
type Test = { name: string; run: () => unknown };

const rubricFolder = path.join(import.meta.dirname, '../../packages/prompt-rubric');
/** The first belongs to the self-tests, which run separately; the second takes long and knows no criterion. */
const LEFT_OUT = ['content-self-tests.test.ts', 'properties.test.ts'];

const trial = JSON.parse(await text(process.stdin)) as Trial;
const changed = pathToFileURL(trial.file).href;
registerHooks({
  load: (url, context, next) =>
    url === changed
      ? { format: 'module-typescript', source: trial.source, shortCircuit: true }
      : next(url, context),
});

const tests: Test[] = [];
const test = (name: string, run: Body) => tests.push({ name, run });
test.each = (rows: readonly unknown[]) => (name: string, run: Body) => {
  for (const row of rows) tests.push({ name, run: () => (Array.isArray(row) ? run(...row) : run(row)) });
};
Object.assign(globalThis, { test, expect, describe: (_name: string, body: () => void) => body() });

const files = globSync('{src/criteria,test}/*.test.ts', { cwd: rubricFolder });
for (const file of files.filter((name) => !LEFT_OUT.includes(path.basename(name))))
  await import(pathToFileURL(path.join(rubricFolder, file)).href);
for (const { name, run } of tests) {
  try {
    await run();
  } catch {
    fail(`unit: ${name}`);
  }
}

const { runSelfTests } = await import('../content-check/self-tests.ts');
const exercises = JSON.parse(readFileSync(trial.exercisesFile, 'utf8')) as ExerciseFound[];
for (const exercise of exercises) {
  if (runSelfTests([exercise]).misjudged.length > 0) fail(`self-test: ${exercise.id}`);
}

function fail(reason: string): never {
  console.log(reason);
  process.exit(1);
}
