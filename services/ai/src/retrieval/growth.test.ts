import { promptLibraryLimits } from '@academy/contracts/shared/prompt-library-limits.ts';
import { tutorLimits } from '@academy/contracts/shared/tutor-limits.ts';
import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { fewHostileTexts, type HostileText } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { isTooComplex } from '@academy/service-kit/text/is-too-complex.ts';
import { passagesOf, type Passage } from '../knowledge/domain/passages.ts';
import type { PlacedPassage } from '../knowledge/domain/placed-passages.ts';
import { readImport } from '../prompts/domain/read-import.ts';
import { chooseSentences } from '../tutor/domain/choose-sentences.ts';
import { compareQuestions } from './questions/compared-questions.ts';
import { createRetrieval } from './retrieval.ts';

const { vectorOf } = loadMeaning();
const questions = compareQuestions({ answered: [], elsewhere: ['¿Qué tiempo hace en Lugo?'] }, vectorOf);

const words =
  'fuente dato modelo respuesta ejemplo formato correo tabla lista resumen informe pedido plazo cliente';
/** Words with a meaning, none of which is another's form. */
const meant: HostileText = {
  name: 'words with a meaning',
  ofLength: (length) => `${words} `.repeat(Math.ceil(length / words.length)).slice(0, length),
};

const unit = (text: string, block: number) => ({
  ...{ kind: 'prose' as const, form: 'text' as const },
  ...{ text, block, node: block },
});
/** A text in passages of 700 characters, as long as those of 120 words. */
const placed = (text: string): PlacedPassage[] =>
  (text.match(/[^]{1,700}/g) ?? []).map((part, at, all) => ({
    ...{ id: `${at}`, heading: null, language: 'es', units: [unit(part, at)], text: part },
    place: { kind: 'lesson', id: 'l', title: 'L' },
    extent: { section: 0, from: at / all.length, to: (at + 1) / all.length },
  }));

const some = placed(meant.ofLength(20_000));
const retrieval = createRetrieval(some, { vectorOf, questions });
const entry = { name: 'Uno', text: 'Dos', tags: ['tres'] };
const passage = (text: string): Passage => ({ ...placed('a')[0]!, units: [unit(text, 0)], text });

const parsers: [string, number, (text: string) => unknown][] = [
  ['made ready to be found', 50_000, (text) => createRetrieval(placed(text), { vectorOf, questions })],
  [
    'looked for',
    tutorLimits.messageCharacters + tutorLimits.earlierCharacters,
    (question) => retrieval.search({ question, language: 'es', mayQuote: () => true, limit: 7 }),
  ],
  ['known by its meaning', 50_000, vectorOf],
  [
    'quoted',
    10_000,
    (text) => chooseSentences(passage(text), { question: text.slice(0, 4_000), count: 2, vectorOf }),
  ],
  ['imported as a prompt', promptLibraryLimits.text, (text) => readImport([{ ...entry, text }])],
  ['imported as a name', promptLibraryLimits.importBytes / 10, (name) => readImport([{ ...entry, name }])],
];

test.each(parsers)(
  'When a text built to be slow is %s, then that takes time by its length',
  (_what, limit, parse) => {
    expect(superlinearIn(parse, { limit, texts: fewHostileTexts, besides: [meant] })).toEqual([]);
  },
);

/** So many marks that no text of them is parsed as Markdown. */
const tooComplex = fewHostileTexts.map(({ name, ofLength }): HostileText => ({
  name,
  ofLength: (length) => `${'[a '.repeat(401)}${ofLength(length)}`,
}));

test('When Markdown has too many marks, then its lines are cut in a time by their length', () => {
  expect(superlinearIn((text) => passagesOf(text, 'es'), { limit: 100_000, texts: tooComplex })).toEqual([]);
});

test('When Markdown has marks that are parsed, then it is cut in a time by its length', () => {
  const limit = 100_000;
  const parsed = fewHostileTexts.filter(({ ofLength }) => !isTooComplex(ofLength(limit)));
  expect(parsed.length).toBeGreaterThan(10);
  expect(superlinearIn((text) => passagesOf(text, 'es'), { limit, texts: parsed })).toEqual([]);
});
