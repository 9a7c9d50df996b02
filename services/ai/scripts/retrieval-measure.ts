import { join, resolve } from 'node:path';
import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import type { Teaching } from '../src/retrieval/relevance.ts';
import { createSentences } from '../src/retrieval/sentences/create-sentences.ts';
import { createRetrieval } from '../src/retrieval/retrieval.ts';
import { compareQuestions } from '../src/retrieval/questions/compared-questions.ts';
import { readQuestions as readKnown } from '../src/retrieval/questions/read-questions.ts';
import { readAcademy } from './measure/read-academy.ts';
import { readQuestions, readUntaught } from './measure/read-questions.ts';
import { percent, scoreOf, type Outcome } from './measure/score.ts';

// npm run retrieval:measure [folder] [set …]: by default every set of test/questions, as `<set>.jsonl` and `offtopic-<set>.jsonl`.
const root = resolve(import.meta.dirname, '../../..');
const [folder = join(import.meta.dirname, '../test/questions'), ...named] = process.argv.slice(2);
const sets = named.length > 0 ? named : ['open', 'sealed'];

const { passages, fileOf } = await readAcademy(root);
const { vectorOf } = loadMeaning();
const sentences = createSentences();
const retrieval = createRetrieval(passages, {
  vectorOf,
  sentences,
  questions: compareQuestions(await readKnown(join(root, 'content')), vectorOf, sentences),
});
const teachings: readonly Teaching[] = ['taught', 'nearest', 'not-taught'];
const ask = (question: string, language: 'es' | 'en') =>
  retrieval.search({ question, language, mayQuote: () => true, limit: 3 });

type Answered = Pick<Outcome, 'teaching'>;
const all: { outcomes: Outcome[]; untaught: Answered[] } = { outcomes: [], untaught: [] };

const row = (name: string, of: readonly Answered[]): void => {
  if (of.length === 0) return;
  const count = (teaching: Teaching) => of.filter((one) => one.teaching === teaching).length;
  const cells = teachings.map((teaching) => percent(count(teaching), of.length).padEnd(16));
  console.log(`  ${name.padEnd(14)}${cells.join('')}`.trimEnd());
};

const print = (set: string, outcomes: readonly Outcome[], untaught: readonly Answered[]): void => {
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
  console.log(
    `  ${'answered as'.padEnd(14)}${teachings.map((teaching) => teaching.padEnd(16)).join('')}`.trimEnd(),
  );
  row('taught', outcomes);
  row('not taught', untaught);
};

for (const set of sets) {
  const questions = await readQuestions(join(folder, `${set}.jsonl`));
  const others = await readUntaught(join(folder, `offtopic-${set}.jsonl`));
  const outcomes = questions.map((question) =>
    scoreOf(question, ask(question.question, question.language), fileOf),
  );
  const untaught = others.map(({ question, language }) => ask(question, language));
  print(set, outcomes, untaught);
  all.outcomes.push(...outcomes);
  all.untaught.push(...untaught);
}
if (sets.length > 1) print('all', all.outcomes, all.untaught);
