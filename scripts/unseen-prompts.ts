/**
 * Judges the prompts that were written from lesson and instructions alone (`content/courses/**`/unseen) by the rubric of
 * their exercise and prints a table for each language: whole prompts, short natural ones, twins that one clause turns, and
 * relations (changes that must not change a verdict, or must), and how many exercises judge too few of their twins. `npm run rubric:unseen` judges the open part, by kind and exercise, too,
 * and with `-- --which` prints each prompt and twin that was misjudged. `-- --sealed` prints the totals of the sealed part and
 * nothing else: it is a measure only as long as nobody tunes to it; it fails where everyday prompts are judged worse than they were. `-- --pointing` adds what pointing out criteria changes for whole
 * prompts: how many good ones that were refused it lets pass, and how many weak ones at the very most.
 */
import path from 'node:path';
import { readContent } from './content-check/read-content.ts';
import { judgeCorpora, type JudgedPrompt, type JudgedTwin } from './unseen/judged.ts';
import { printFloors } from './unseen/print-floors.ts';
import { printPointing } from './unseen/print-pointing.ts';
import type { UnseenPart } from './unseen/read-unseen.ts';
import { shareOf } from './unseen/shares.ts';

const root = path.join(import.meta.dirname, '..');
const part: UnseenPart = process.argv.includes('--sealed') ? 'sealed' : 'open';
const { exercises } = readContent(path.join(root, 'content'));
const { whole, natural, twins, relations } = judgeCorpora(exercises, part);
const inLanguage = <Row extends { language: string }>(rows: readonly Row[], language: string): Row[] =>
  rows.filter((row) => row.language === language);

const namedIn = (rows: readonly JudgedTwin[]): { isRight: boolean }[] =>
  rows
    .filter(({ side, isRight }) => side === 'damaged' && isRight)
    .map(({ isNamed }) => ({ isRight: isNamed }));

for (const language of ['es', 'en'] as const) {
  console.log(`${part}, ${language}`);
  for (const [name, prompts] of Object.entries({ whole, natural })) {
    const own = inLanguage(prompts, language);
    const [good, weak] = ['good', 'weak'].map((judged) => own.filter((row) => row.judged === judged));
    console.log(`  ${name}: good passed ${shareOf(good ?? [])} · weak refused ${shareOf(weak ?? [])}`);
  }
  const own = inLanguage(twins, language);
  for (const [side, does] of [
    ['damaged', 'refused'],
    ['repaired', 'passed'],
  ] as const) {
    const rows = own.filter((row) => row.side === side);
    const pairs = rows.map(({ isPairRight }) => ({ isRight: isPairRight }));
    console.log(`  ${side} twins ${does} ${shareOf(rows)} · both sides of a pair right ${shareOf(pairs)}`);
    if (side === 'damaged' && part === 'open')
      console.log(`  of those refused, clause named ${shareOf(namedIn(rows))}`);
  }
  const tried = Map.groupBy(inLanguage(relations, language), ({ relation }) => relation);
  for (const [relation, rows] of tried) console.log(`  ${relation}: ${shareOf(rows)}`);
}
console.log(`${part}, whole prompts: ${shareOf(whole)}`);

// What learners meet every day must not get worse: on the sealed part the command fails below these shares.
if (part === 'sealed') {
  const least = { 'good natural': 0.85, 'good whole': 0.97, 'weak whole': 0.9 };
  const held = Object.entries(least).map(([name, share]) => {
    const [judged, kind] = name.split(' ');
    const rows = (kind === 'whole' ? whole : natural).filter((row) => row.judged === judged);
    const isHeld = rows.filter(({ isRight }) => isRight).length >= share * rows.length;
    console.log(`${name}: ${shareOf(rows)} of at least ${share * 100} %${isHeld ? '' : ': fell short'}`);
    return isHeld;
  });
  if (held.includes(false)) process.exitCode = 1;
}
console.log(`${part}, damaged twins refused, clause named: ${shareOf(namedIn(twins))}`);
printFloors(twins, part);
if (process.argv.includes('--pointing')) printPointing(exercises, part);

const printBy = (rows: readonly JudgedPrompt[], key: 'kind' | 'exercise'): void => {
  const groups = Map.groupBy(rows, (row) => row[key]);
  for (const [name, of] of [...groups].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${name}: ${shareOf(of)}`);
};
if (part === 'open')
  for (const [name, prompts] of Object.entries({ whole, natural })) {
    console.log(name);
    printBy(prompts, 'kind');
    printBy(prompts, 'exercise');
  }
if (part === 'open' && process.argv.includes('--which')) {
  for (const { exercise, language, kind, score, open, text, isRight } of [...whole, ...natural])
    if (!isRight) console.log(`✗ ${exercise} ${language} ${kind} ${score} [${open.join(' ')}]\n${text}`);
  for (const { exercise, language, side, point, before, after, isRight } of twins)
    if (!isRight) console.log(`✗ ${exercise} ${language} ${side}: ${point}\n- ${before}\n+ ${after}`);
}
