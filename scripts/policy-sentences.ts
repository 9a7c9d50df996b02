/**
 * Asks the criterion `must-nots` about single sentences (`content/policies`), by writers who saw the policies and no exercise:
 * how many of those that break a policy it hears, and how many of those that keep it or concern another matter it takes for
 * such. `npm run rubric:policies` reads the open part, and with `-- --which <kind>` prints what was misheard. `-- --sealed`
 * prints the totals of the sealed part and nothing else: it is a measure only as long as nobody tunes to it.
 */
import path from 'node:path';
import { MUST_NOT_KINDS } from '@academy/prompt-rubric/rubric.ts';
import { hearSentences } from './unseen/policy-sentences.ts';
import type { UnseenPart } from './unseen/read-unseen.ts';
import { shareOf } from './unseen/shares.ts';

const folder = path.join(import.meta.dirname, '..', 'content', 'policies');
const part: UnseenPart = process.argv.includes('--sealed') ? 'sealed' : 'open';
const asked = process.argv.indexOf('--which');
const which = asked > 0 && part === 'open' ? process.argv[asked + 1] : undefined;

for (const language of ['es', 'en'] as const) {
  console.log(`${part}, ${language}`);
  const heard = MUST_NOT_KINDS.flatMap((kind) => hearSentences(folder, { kind, language, part }));
  const print = (name: string, rows: typeof heard): void => {
    const [broken, other] = [true, false].map((isBreak) =>
      rows.filter(({ pole }) => (pole === 'break') === isBreak),
    );
    console.log(
      `  ${name}: break heard ${shareOf(broken ?? [])} · keep and beside let be ${shareOf(other ?? [])}`,
    );
  };
  if (part === 'open')
    for (const kind of MUST_NOT_KINDS)
      print(
        kind,
        heard.filter((row) => row.kind === kind),
      );
  print('all', heard);
  for (const { kind, pole, text, isRight } of heard)
    if (kind === which && !isRight) console.log(`✗ ${pole}: ${text}`);
}
