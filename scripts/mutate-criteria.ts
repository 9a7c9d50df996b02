/**
 * Shows how much of the criteria's logic is held by tests: makes one small change at a time to a criterion's file (in
 * memory; the tree stays as it is) and looks whether anybody notices. First the open corpus of unseen prompts is judged by
 * that criterion alone, and a status that differs is noticing; then the unit tests run. Prints the shares by criterion and the mutants that nobody noticed. Exit code 1 where a
 * criterion is below 90 %, and where the whole takes longer than an hour (the limit of each trial would allow for days).
 * `npm run rubric:mutate [-- <criterion>…]`
 */
import { readFileSync } from 'node:fs';
import { createCorpusJudge } from './mutate-criteria/corpus-judge.ts';
import { mutantsOfPart, partsNamed, staleEquivalents, type Part } from './mutate-criteria/parts.ts';
import {
  reportTotal,
  reportPart,
  reportHeading,
  shareNoticed,
  type Fate,
} from './mutate-criteria/report-table.ts';
import { tryMutant } from './mutate-criteria/try-mutant.ts';

const FEWEST_NOTICED = 0.9;
const AT_A_TIME = 2;
/** A mutant that takes so many times as long as the tests do counts as one that never comes to an end. */
const TIMES_USUAL = 5;
const FEWEST_LIMIT_MS = 30_000;
const LONGEST_MINUTES = 60;

setTimeout(() => {
  console.error(`Not done after ${LONGEST_MINUTES} minutes: leave the machine alone, or name some criteria.`);
  process.exit(1);
}, LONGEST_MINUTES * 60_000).unref();

const parts = partsNamed(process.argv.slice(2));
const stale = staleEquivalents(parts);
if (stale.length > 0) throw new Error(`These equivalents match no mutant any more:\n${stale.join('\n')}`);
const corpus = createCorpusJudge();
const limitMs = Math.round(Math.max(FEWEST_LIMIT_MS, TIMES_USUAL * (await usualMs(parts[0]))));

/** How long the tests take without any mutant, which depends on what else the machine does. */
async function usualMs(part: Part | undefined): Promise<number> {
  const start = performance.now();
  if (part) await tryMutant(unchanged(part));
  return performance.now() - start;
}

function unchanged({ files: [file = ''] }: Part): { file: string; source: string } {
  return { file, source: readFileSync(file, 'utf8') };
}

/** Fails where the tests do without any mutant, or where somebody changed the criteria while the command runs. */
async function checkUnchanged(part: Part): Promise<void> {
  const trial = unchanged(part);
  const failure = (await corpus.tryOn({ ...trial, id: part.id })) ?? (await tryMutant(trial, limitMs));
  if (failure) throw new Error(`This fails without any mutant: ${failure}`);
}

async function fatesOf(part: Part): Promise<Fate[]> {
  const fates: Fate[] = [];
  for (const mutant of mutantsOfPart(part))
    fates.push({ ...mutant, noticedBy: await corpus.tryOn({ ...mutant, id: part.id }) });
  const queue = fates.filter(({ noticedBy }) => noticedBy === undefined);
  const work = async () => {
    for (let fate = queue.shift(); fate; fate = queue.shift())
      fate.noticedBy = await tryMutant(fate, limitMs);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return fates;
}

const all: Fate[] = [];
const below: string[] = [];
try {
  reportHeading();
  for (const part of parts) {
    const fates = await fatesOf(part);
    await checkUnchanged(part);
    reportPart(part.id, fates);
    all.push(...fates);
    if (shareNoticed(fates) < FEWEST_NOTICED) below.push(part.id);
  }
} finally {
  await corpus.stop();
}
reportTotal(all);
if (below.length > 0) {
  console.error(`Below ${FEWEST_NOTICED * 100} %: ${below.join(', ')}`);
  process.exitCode = 1;
}
