import path from 'node:path';
import type { MutantOfPart } from './parts.ts';

/** What became of a mutant; `noticedBy` is undefined when nothing changed and nothing failed. */
export type Fate = Pick<MutantOfPart, 'file' | 'source' | 'line' | 'before' | 'after'> & {
  noticedBy: string | undefined;
};

const LONGEST_EXCERPT = 70;

/** The share of mutants that were noticed, from 0 to 1; 1 where there are none. */
export function shareNoticed(fates: readonly Fate[]): number {
  return fates.length === 0
    ? 1
    : fates.filter(({ noticedBy }) => noticedBy !== undefined).length / fates.length;
}

/** Prints the head of the table, in Markdown. */
export function reportHeading(): void {
  console.log('| criterion | mutants | noticed | share | by the corpus | by a test | by nobody |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
}

/** Prints a criterion's row, and to the standard error the mutants that nobody noticed. */
export function reportPart(name: string, fates: readonly Fate[]): void {
  console.log(rowOf(`\`${name}\``, fates));
  for (const { file, line, before, after, noticedBy } of fates)
    if (noticedBy === undefined)
      console.error(`${path.basename(file)}:${line}  ${excerpt(before)}  →  ${excerpt(after)}`);
}

/** Prints the last row. */
export function reportTotal(fates: readonly Fate[]): void {
  console.log(rowOf('all', fates));
}

function rowOf(name: string, fates: readonly Fate[]): string {
  const noticed = fates.filter(({ noticedBy }) => noticedBy !== undefined).length;
  const byCorpus = fates.filter(({ noticedBy }) => noticedBy?.startsWith('corpus')).length;
  const share = `${Math.floor(shareNoticed(fates) * 100)} %`;
  return `| ${name} | ${fates.length} | ${noticed} | ${share} | ${byCorpus} | ${noticed - byCorpus} | ${fates.length - noticed} |`;
}

function excerpt(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line;
}
