/**
 * Compares each line of the verdict with what two teachers read in it, apart and without sight of a verdict
 * (`content/courses/**`/unseen, `lines`): how often the checker says what they both say, how often each of them alone, and how
 * often they agree with each other, which is the most that can be asked of it. Cohen's kappa beside each. `npm run rubric:lines`
 * reads the open part, by criterion, too, and with `-- --which <criterion>` prints what it reads otherwise than both.
 * `-- --sealed` prints the totals of the sealed part and nothing else: it is a measure only as long as nobody tunes to it.
 */
import path from 'node:path';
import { readContent } from './content-check/read-content.ts';
import { kappaOf } from './unseen/kappa.ts';
import { readTheLines, type LineRead } from './unseen/line-readings.ts';
import type { UnseenPart } from './unseen/read-unseen.ts';
import { shareOf } from './unseen/shares.ts';

const part: UnseenPart = process.argv.includes('--sealed') ? 'sealed' : 'open';
const { exercises } = readContent(path.join(import.meta.dirname, '..', 'content'));
const lines = readTheLines(exercises, part);

const agreement = (pairs: readonly (readonly [string, string])[]): string =>
  `${shareOf(pairs.map(([one, other]) => ({ isRight: one === other })))}, kappa ${kappaOf(pairs).toFixed(2)}`;
const print = (name: string, of: readonly LineRead[]): void => {
  const settled = of.filter(({ teachers: [first, second] }) => first === second);
  console.log(
    `${name}: as both teachers ${agreement(settled.map(({ checker, teachers }) => [checker, teachers[0]]))}`,
  );
  console.log(`  as the first ${agreement(of.map(({ checker, teachers }) => [checker, teachers[0]]))}`);
  console.log(`  as the second ${agreement(of.map(({ checker, teachers }) => [checker, teachers[1]]))}`);
  console.log(`  the teachers ${agreement(of.map(({ teachers }) => teachers))}`);
};

print(`${part}, all`, lines);
for (const language of ['es', 'en'] as const)
  print(
    `${part}, ${language}`,
    lines.filter((line) => line.language === language),
  );
if (part === 'open') {
  for (const [id, of] of [...Map.groupBy(lines, ({ id: name }) => name)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  ))
    print(id, of);
  const asked = process.argv.indexOf('--which');
  const which = asked > 0 ? process.argv[asked + 1] : undefined;
  for (const { exercise, language, text, key, id, message, checker, teachers } of lines)
    if (id === which && teachers[0] === teachers[1] && teachers[0] !== checker)
      console.log(`✗ ${exercise} ${language} ${key}: ${checker}, not ${teachers[0]} (${message})\n${text}`);
}
