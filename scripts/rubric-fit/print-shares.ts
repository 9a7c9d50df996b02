import { shareOf } from '../unseen/shares.ts';
import type { JudgedHeldOut } from './held-out.ts';

/** Prints how prompts of writers left out are judged: all, good, weak, by writer and by kind. */
export const printShares = (
  judged: readonly JudgedHeldOut[],
  { withTexts }: { withTexts: boolean },
): void => {
  const rows = judged.map((prompt) => ({ ...prompt, isRight: prompt.passed === prompt.isGood }));
  const line = (name: string, of: typeof rows): void => {
    const [good, weak] = [of.filter(({ isGood }) => isGood), of.filter(({ isGood }) => !isGood)];
    console.log(`${name}: ${shareOf(of)} · good ${shareOf(good)} · weak ${shareOf(weak)}`);
  };
  for (const [writer, of] of Map.groupBy(rows, ({ writer }) => writer)) line(`writer ${writer} left out`, of);
  line('all', rows);
  for (const [kind, of] of Map.groupBy(rows, ({ kind }) => kind)) console.log(`  ${kind}: ${shareOf(of)}`);
  if (!withTexts) return;
  for (const { exercise, kind, sum, open, text, isRight } of rows)
    if (!isRight) console.log(`✗ ${exercise} ${kind} ${sum.toFixed(2)} [${open.join(' ')}]\n${text}`);
};
