import { join, resolve } from 'node:path';
import { createClaimComparing } from '../src/tutor/grounding/create-claim-comparing.ts';
import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { createSentences } from '../src/retrieval/sentences/create-sentences.ts';
import { uncarriedOf } from '../src/tutor/grounding/check-answer.ts';
import { readAcademy } from './measure/read-academy.ts';
import { readRecorded, type RecordedAnswer } from './measure/recorded-answers.ts';
import { shareWithInterval } from './measure/share.ts';

// npm run grounding:measure: recorded answers of a model, half of them with one invented sentence, number or negation, and which
// sentences the check marks; with whole sentences compared and without. With --open those of the open half and of the practice are listed.
const root = resolve(import.meta.dirname, '../../..');
const academy = await readAcademy(root);
const { vectorOf } = loadMeaning();
const lists = process.argv.includes('--open');

const milliseconds: number[] = [];
/** The value below which this share of the answers stays. */
const timeAt = (share: number): string =>
  `${Math.round(milliseconds.toSorted((a, b) => a - b)[Math.floor(share * (milliseconds.length - 1))] ?? 0)} ms`;

type Said = RecordedAnswer['sentences'][number] & { id: string; isMarked: boolean };

const saidOf = async (
  answer: RecordedAnswer,
  comparing: ReturnType<typeof createClaimComparing>,
): Promise<Said[]> => {
  const { message, language, cited, sentences, id } = answer;
  const began = performance.now();
  const spans = await uncarriedOf(
    {
      message,
      language,
      cited: new Map(cited.map((passage, at) => [at + 1, passage])),
      all: academy.passages,
      readsUncited: true,
      signal: new AbortController().signal,
    },
    comparing,
  );
  milliseconds.push(performance.now() - began);
  return sentences.map((one) => ({
    ...one,
    id,
    isMarked: spans.some(({ from, to }) => from < one.to && to > one.from),
  }));
};

for (const [name, comparing] of [
  ['with whole sentences', createClaimComparing({ vectorOf, sentences: createSentences() })],
  ['by words alone', createClaimComparing({ vectorOf, sentences: undefined })],
] as const)
  for (const part of lists ? (['open', 'practice'] as const) : (['open', 'sealed'] as const)) {
    const answers = await readRecorded(
      join(import.meta.dirname, `../test/grounding/answers.${part}.yaml`),
      academy,
    );
    const said: Said[] = [];
    milliseconds.length = 0;
    for (const answer of answers) said.push(...(await saidOf(answer, comparing)));
    const invented = said.filter(({ kind }) => kind !== 'carried' && kind !== 'aside');
    const share = (all: readonly Said[]): string =>
      shareWithInterval(all.filter(({ isMarked }) => isMarked).length, all.length);
    const kinds = Map.groupBy(invented, ({ kind }) => kind);
    console.log(`${part}, ${name}:`);
    console.log(`  invented marked  ${share(invented)}`);
    for (const [kind, all] of kinds) console.log(`    ${kind.padEnd(13)} ${share(all)}`);
    console.log(`  carried marked   ${share(said.filter(({ kind }) => kind === 'carried'))}`);
    console.log(`  asides marked    ${share(said.filter(({ kind }) => kind === 'aside'))}`);
    console.log(`  of an answer     ${timeAt(0.5)} at the median, ${timeAt(0.95)} at 95 %`);
    if (!lists) continue;
    for (const { id, kind, text, isMarked } of said)
      if (isMarked === (kind === 'carried' || kind === 'aside')) console.log(`  ${id} ${kind}: ${text}`);
  }
