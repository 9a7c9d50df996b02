/**
 * Shows how much of the criteria's logic is held by tests: makes one small change at a time to a criterion's file (in
 * memory; the tree stays as it is) and looks whether anybody notices. First the open corpus of unseen prompts is judged by
 * that criterion alone, and a status that differs is noticing; then the unit tests run. Prints the shares by criterion and the mutants that nobody noticed. Exit code 1 where a criterion is below 90 %.
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

const parts = partsNamed(process.argv.slice(2));
const stale = staleEquivalents(parts);
if (stale.length > 0) throw new Error(`These equivalents match no mutant any more:\n${stale.join('\n')}`);
const corpus = createCorpusJudge();

/** Fails where the tests do without any mutant, or where somebody changed the criteria while the command runs. */
async function checkUnchanged({ files: [file = ''], id }: Part): Promise<void> {
  const source = readFileSync(file, 'utf8');
  const failure = (await corpus.tryOn({ file, source, id })) ?? (await tryMutant({ file, source }));
  if (failure) throw new Error(`This fails without any mutant: ${failure}`);
}

async function fatesOf(part: Part): Promise<Fate[]> {
  const fates: Fate[] = [];
  for (const mutant of mutantsOfPart(part))
    fates.push({ ...mutant, noticedBy: await corpus.tryOn({ ...mutant, id: part.id }) });
  const queue = fates.filter(({ noticedBy }) => noticedBy === undefined);
  const work = async () => {
    for (let fate = queue.shift(); fate; fate = queue.shift()) fate.noticedBy = await tryMutant(fate);
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
