import { join, resolve } from 'node:path';
import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { createSentences } from '../src/retrieval/sentences/create-sentences.ts';
import { createRetrieval, type Retrieved } from '../src/retrieval/retrieval.ts';
import { compareQuestions } from '../src/retrieval/questions/compared-questions.ts';
import { readQuestions as readKnown } from '../src/retrieval/questions/read-questions.ts';
import { findGoingOn } from '../src/tutor/domain/going-on.ts';
import { createPlaces } from './measure/places.ts';
import { readAcademy } from './measure/read-academy.ts';
import { readStrangers, type StrangerQuestion } from './measure/read-questions.ts';
import { shareWithInterval } from './measure/share.ts';

// npm run retrieval:strangers: the questions of people who saw the texts alone, and how the tutor takes them, with
// content/questions and without.
const root = resolve(import.meta.dirname, '../../..');
const folder = join(import.meta.dirname, '../test/questions');
const { passages, fileOf } = await readAcademy(root);
const { vectorOf } = loadMeaning();
const sentences = createSentences();
const isRight = createPlaces(passages, fileOf);

const askWith =
  (retrieval: ReturnType<typeof createRetrieval>) =>
  ({
    question,
    language,
    before,
  }: StrangerQuestion): Pick<Retrieved, 'passages' | 'teaching' | 'nearest'> => {
    const search = (text: string): Retrieved =>
      retrieval.search({ question: text, language, mayQuote: () => true, limit: 3 });
    return findGoingOn(search, { message: question, last: before ?? null }).found;
  };

const untaught: readonly string[] = ['near', 'far'];
/** Of the sealed part only what is taught, near and far is told apart. */
const groupOf = {
  open: (kind: string) => kind,
  sealed: (kind: string) => (untaught.includes(kind) ? kind : 'taught'),
};

const print = (
  questions: readonly StrangerQuestion[],
  { part, ask }: { part: keyof typeof groupOf; ask: ReturnType<typeof askWith> },
) => {
  const groups = Map.groupBy(questions, ({ kind }) => groupOf[part](kind));
  for (const [kind, asked] of groups) {
    const found = asked.map((question) => ({ question, ...ask(question) }));
    const share = (isOne: (one: (typeof found)[number]) => boolean) =>
      shareWithInterval(found.filter(isOne).length, found.length);
    const cells = [
      ...(untaught.includes(kind)
        ? [`taken for taught ${share(({ teaching }) => teaching === 'taught')}`]
        : [
            `right ${share((one) => one.teaching === 'taught' && one.passages.some(isRight(one.question)))}`,
            `elsewhere ${share((one) => one.teaching === 'taught' && !one.passages.some(isRight(one.question)))}`,
          ]),
      `nearest ${share(({ teaching }) => teaching === 'nearest')}`,
      `not taught ${share(({ teaching }) => teaching === 'not-taught')}`,
      `of these within reach ${share(({ teaching, nearest }) => teaching === 'not-taught' && nearest.length > 0)}`,
    ];
    console.log(`  ${kind.padEnd(10)} ${cells.join(' · ')}`);
  }
};

const known = compareQuestions(await readKnown(join(root, 'content')), vectorOf, sentences);
for (const part of ['open', 'sealed'] as const) {
  const questions = await readStrangers(join(folder, `strangers-${part}.jsonl`));
  for (const [name, options] of [
    ['with content/questions', { vectorOf, sentences, questions: known }],
    [
      'without them',
      {
        vectorOf,
        sentences,
        questions: compareQuestions({ answered: [], elsewhere: [] }, vectorOf, sentences),
      },
    ],
  ] as const) {
    console.log(`${part}, ${name}:`);
    print(questions, { part, ask: askWith(createRetrieval(passages, options)) });
  }
}
