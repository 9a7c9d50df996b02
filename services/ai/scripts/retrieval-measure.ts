import { join, resolve } from 'node:path';
import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { createRetrieval } from '../src/retrieval/retrieval.ts';
import { compareQuestions } from '../src/retrieval/questions/compared-questions.ts';
import { readQuestions as readKnown } from '../src/retrieval/questions/read-questions.ts';
import { readAcademy } from './measure/read-academy.ts';
import { readOffTopic, readQuestions } from './measure/read-questions.ts';
import { percent, scoreOf, type Outcome } from './measure/score.ts';

// npm run retrieval:measure [folder] [set …]: by default every set of test/questions, as `<set>.jsonl` and `offtopic-<set>.jsonl`.
const root = resolve(import.meta.dirname, '../../..');
const [folder = join(import.meta.dirname, '../test/questions'), ...named] = process.argv.slice(2);
const sets = named.length > 0 ? named : ['open', 'sealed'];

const { passages, fileOf } = await readAcademy(root);
const { vectorOf } = loadMeaning();
const retrieval = createRetrieval(passages, {
  vectorOf,
  questions: compareQuestions(await readKnown(join(root, 'content')), vectorOf),
});
const ask = (question: string, language: 'es' | 'en') =>
  retrieval.search({ question, language, mayQuote: () => true, limit: 3 });

const all: { outcomes: Outcome[]; refused: boolean[] } = { outcomes: [], refused: [] };

const print = (set: string, outcomes: readonly Outcome[], refused: readonly boolean[]): void => {
  const rate = (of: readonly Outcome[], hit: (outcome: Outcome) => boolean): string =>
    percent(of.filter(hit).length, of.length);
  const kinds = ['direct', 'paraphrase', 'cross'].map((kind) => {
    const some = outcomes.filter((outcome) => outcome.kind === kind);
    return `${kind} ${rate(some, ({ isHit }) => isHit)}`;
  });
  const others = outcomes.filter(({ kind }) => kind !== 'direct');
  console.log(`${set}: among the first three ${rate(outcomes, ({ isHit }) => isHit)}`);
  console.log(`  ${kinds.join(' · ')} · not direct ${rate(others, ({ isHit }) => isHit)}`);
  console.log(`  only the sentence named first counts: ${rate(outcomes, ({ isStrictHit }) => isStrictHit)}`);
  console.log(`  first of all ${rate(outcomes, ({ isFirst }) => isFirst)}`);
  console.log(`  refused as off topic: ${rate(outcomes, ({ isRefused }) => isRefused)}`);
  console.log(`  off-topic questions refused: ${percent(refused.filter(Boolean).length, refused.length)}`);
};

for (const set of sets) {
  const questions = await readQuestions(join(folder, `${set}.jsonl`));
  const offTopic = await readOffTopic(join(folder, `offtopic-${set}.jsonl`));
  const outcomes = questions.map((question) =>
    scoreOf(question, ask(question.question, question.language), fileOf),
  );
  const refused = offTopic.map(({ question, language }) => !ask(question, language).isOnTopic);
  print(set, outcomes, refused);
  all.outcomes.push(...outcomes);
  all.refused.push(...refused);
}
if (sets.length > 1) print('all', all.outcomes, all.refused);
