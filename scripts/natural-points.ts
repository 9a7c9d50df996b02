/**
 * Judges natural prompts (`content/points`) by points made of word lists, by words alone and by what they mean. Nobody saw both sides:
 * the prompts' writers saw the tasks, the lists' writer the notes. `npm run rubric:points` reads the open part, which the rule was
 * chosen by, and lists what it misjudges with `-- --which`; `-- --sealed` prints the totals of the sealed part.
 */
import path from 'node:path';
import { loadSubjectJudges } from '@academy/prompt-rubric/load-subject-judges.ts';
import { judgeNatural } from './unseen/natural-points.ts';
import type { UnseenPart } from './unseen/read-unseen.ts';
import { shareOf } from './unseen/shares.ts';

const folder = path.join(import.meta.dirname, '..', 'content', 'points');
const part: UnseenPart = process.argv.includes('--sealed') ? 'sealed' : 'open';
const lists = part === 'open' && process.argv.includes('--which');

for (const [name, vectorOf] of [
  ['by words', undefined],
  ['by meaning', loadSubjectJudges().vectorOf],
] as const) {
  const judged = judgeNatural(folder, part, vectorOf);
  const [good, weak] = [true, false].map((isGood) => judged.filter((row) => row.isGood === isGood));
  console.log(`${part}, ${name}: good pass ${shareOf(good ?? [])} · weak are refused ${shareOf(weak ?? [])}`);
  if (lists)
    for (const { exercise, isGood, text } of judged.filter(({ isRight }) => !isRight))
      console.log(`  ✗ ${exercise} ${isGood ? 'good' : 'weak'}: ${text}`);
}
