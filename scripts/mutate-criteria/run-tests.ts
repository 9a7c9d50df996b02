/**
 * Reads a trial from the standard input, puts the changed source in the place of its file, and runs the rubric's unit
 * tests, those nearest to the changed file first, and loads no others before. Exit code 1 at the first failure, which it names. Jest takes seconds to start
 * and there are hundreds of changes, so that its globals are stood in for here; the matchers are its own.
 */
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect } from 'expect';
import type { Trial } from './try-mutant.ts';

type Body = (...values: unknown[]) => unknown;
type Test = { name: string; run: () => unknown };

const rubricFolder = path.join(import.meta.dirname, '../../packages/prompt-rubric');
/** The first two are much like the corpus and its worker compares the second; the third knows no criterion. */
const LEFT_OUT = ['content-self-tests.test.ts', 'frozen-verdicts.test.ts', 'properties.test.ts'];
/** It reads the references of every exercise, which takes longer than all other tests. */
const LAST = 'subject.test.ts';

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

/** The changed file's own tests, those beside it, the other units', and then those of the whole rubric. */
function distanceOf(file: string): number {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  if (name === `${path.basename(trial.file, '.ts')}.test.ts`) return 0;
  if (path.join(rubricFolder, folder) === path.dirname(trial.file)) return 1;
  if (folder !== 'test') return 2;
  return name === LAST ? 4 : 3;
}

const files = globSync('{src/criteria,src/matching,src/subject,test}/*.test.ts', { cwd: rubricFolder })
  .filter((name) => !LEFT_OUT.includes(path.basename(name)))
  .sort((one, other) => distanceOf(one) - distanceOf(other));
for (const file of files) {
  await import(pathToFileURL(path.join(rubricFolder, file)).href).catch(() =>
    fail(`test: ${file} does not load`),
  );
  for (const { name, run } of tests.splice(0)) {
    try {
      await run();
    } catch {
      fail(`test: ${name}`);
    }
  }
}

function fail(reason: string): never {
  console.log(reason);
  process.exit(1);
}
