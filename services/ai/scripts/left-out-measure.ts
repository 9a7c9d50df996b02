import { join, resolve } from 'node:path';
import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { languages } from '@academy/service-kit/text/localised.ts';
import { compareQuestions } from '../src/retrieval/questions/compared-questions.ts';
import { holdersOf } from '../src/retrieval/questions/holders.ts';
import { readQuestions } from '../src/retrieval/questions/read-questions.ts';
import { createSentences } from '../src/retrieval/sentences/create-sentences.ts';
import { createRetrieval } from '../src/retrieval/retrieval.ts';
import { readAcademy } from './measure/read-academy.ts';
import { percent } from './measure/score.ts';

// npm run retrieval:left-out. Asks each known question while no known question of its kind is there, in either language, so that
// retrieval meets a way of asking that it has not seen. Only the passages that hold the entry's own sentence count, so this is low:
// it is for comparing two ways of ranking, by far more questions than test/questions has.
const root = resolve(import.meta.dirname, '../../..');
/** The kinds in the order in which `content/questions` has them in each entry. */
const kinds = ['direct', 'told', 'colloquial', 'short', 'from life', 'likened', 'mistyped', 'doubting'];

const { passages } = await readAcademy(root);
const { vectorOf } = loadMeaning();
const sentences = createSentences();
const known = await readQuestions(join(root, 'content'));
const holders = holdersOf(known.answered, passages);
/** Entries that have one question of each kind: others are known all the while, and not asked. */
const isAsked = ({ ask }: (typeof known.answered)[number]): boolean => ask.es.length === kinds.length;
const without = <Item>(items: readonly Item[], kind: number): Item[] =>
  items.filter((_, at) => at % kinds.length !== kind);

/** A mean of 0 or 1 over entries, in percent, with its interval of 95%. */
const withInterval = (shares: readonly number[]): string => {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
  return `${(100 * mean).toFixed(1)} ± ${(196 * Math.sqrt(variance / shares.length)).toFixed(1)} %`;
};

const all = known.answered.map((): number[] => []);
let elsewhereLeft = 0;
for (const [kind, name] of kinds.entries()) {
  const questions = compareQuestions(
    {
      answered: known.answered.map((entry) => ({
        ...entry,
        ...(isAsked(entry) && { ask: { es: without(entry.ask.es, kind), en: without(entry.ask.en, kind) } }),
      })),
      elsewhere: without(known.elsewhere, kind),
    },
    vectorOf,
    sentences,
  );
  const retrieval = createRetrieval(passages, { vectorOf, sentences, questions });
  const ask = (question: string, language: 'es' | 'en') =>
    retrieval.search({ question, language, mayQuote: () => true, limit: 3 });
  let left = 0;
  const hits = known.answered.flatMap(({ ask: asked }, entry) => {
    if (!isAsked(known.answered[entry]!)) return [];
    const found = languages.map((language) => ask(asked[language][kind] ?? '', language));
    left += found.filter(({ teaching }) => teaching !== 'taught').length;
    const right = new Set(holders[entry]?.map((at) => passages[at]));
    const hit = found.filter((one) => one.passages.some((passage) => right.has(passage))).length;
    all[entry]?.push(hit / languages.length);
    return [hit / languages.length];
  });
  const others = known.elsewhere.filter((_, at) => at % kinds.length === kind);
  // The language only chooses among passages that say the same.
  elsewhereLeft += others.filter((question) => ask(question, 'es').teaching !== 'taught').length;
  console.log(
    `${name}: among the first three ${withInterval(hits)} · not taken for taught ${percent(left, 2 * hits.length)}`,
  );
}
const means = all
  .filter((hits) => hits.length > 0)
  .map((hits) => hits.reduce((sum, hit) => sum + hit, 0) / kinds.length);
console.log(`all: among the first three ${withInterval(means)}`);
console.log(`not taught, and not taken for taught: ${percent(elsewhereLeft, known.elsewhere.length)}`);
