/**
 * Draws the learning curves of policies: how well two readers of single sentences (`content/policies`, the open part) name the
 * policy of one and, with the policy known, whether it keeps or breaks it, the more sentences of each policy and language they
 * have learnt from. The readers are a sum over words and pairs of words, and one over the numbers of the sentence encoder. Each
 * writer is left out in turn. `npm run rubric:policy-curve` takes some minutes; nothing in it is random.
 */
import path from 'node:path';
import { nameSentences, type NamedSentence } from './policy-curve/name-sentences.ts';
import { pickEvenly } from './policy-curve/pick-evenly.ts';
import { createEncoderReader, wordReader } from './policy-curve/sentence-readers.ts';
import { readSentences } from './policy-curve/written-sentences.ts';

const ALL = Infinity;
const sizes = [20, 40, 80, 160, ALL];

const sentences = readSentences(path.join(import.meta.dirname, '..', 'content', 'policies'));
const writers = [...new Set(sentences.map(({ writer }) => writer))];
const readers = { 'words and pairs of words': wordReader, 'sentence encoder': createEncoderReader() };

const share = (rows: readonly boolean[]): string =>
  `${((100 * rows.filter(Boolean).length) / rows.length).toFixed(1)} %`;

const rowOf = (name: string, named: readonly NamedSentence[]): string => {
  const cells = [
    named,
    ...(['es', 'en'] as const).map((language) => named.filter((one) => one.language === language)),
  ];
  const written = cells.flatMap((rows) => [
    share(rows.map(({ isPolicyRight }) => isPolicyRight)),
    share(rows.map(({ isPoleRight }) => isPoleRight)),
  ]);
  return `| ${[name, ...written].join(' | ')} |`;
};

for (const [name, reader] of Object.entries(readers)) {
  console.log(`${name}, of ${sentences.length} sentences by writers left out\n`);
  console.log('| learnt from | policy | pole | policy, es | pole, es | policy, en | pole, en |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const size of sizes) {
    const named = writers.flatMap((left) => {
      const known = pickEvenly(
        sentences.filter(({ writer }) => writer !== left),
        size,
      );
      return nameSentences(reader, { known, asked: sentences.filter(({ writer }) => writer === left) });
    });
    console.log(rowOf(size === ALL ? 'all' : `${size}`, named));
  }
  console.log('');
}
