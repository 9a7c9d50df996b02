/**
 * Reads a trial from the standard input, puts the changed source in the place of its file, and runs the rubric's unit
 * tests, those of the changed criterion first. Exit code 1 at the first failure, which it names. Jest takes seconds to start
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

const files = globSync('{src/criteria,src/subject,test}/*.test.ts', { cwd: rubricFolder });
const own = `/${path.basename(trial.file, '.ts')}.test.ts`;
for (const file of files
  .filter((name) => !LEFT_OUT.includes(path.basename(name)))
  .sort((a, b) => Number(b.endsWith(own)) - Number(a.endsWith(own))))
  await import(pathToFileURL(path.join(rubricFolder, file)).href);
for (const { name, run } of tests) {
  try {
    await run();
  } catch {
    fail(`test: ${name}`);
  }
}

function fail(reason: string): never {
  console.log(reason);
  process.exit(1);
}
