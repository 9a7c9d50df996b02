import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { placedPassages } from '../../knowledge/domain/placed-passages.ts';
import type { Comparing } from './comparing.ts';
import { uncarriedOf } from './check-answer.ts';
import { createClaimComparing } from './create-claim-comparing.ts';

const comparing = createClaimComparing({ vectorOf: loadMeaning().vectorOf, sentences: undefined });
const all = placedPassages('lesson', {
  _id: 'reader',
  sequence: 1,
  titleEs: 'El lector',
  titleEn: 'The reader',
  contentEs: '## Di quién lee\n\nNombra a quien va a leer el texto en una sola línea. Bastan tres datos.',
  contentEn:
    '## Say who reads\n\nName the person who is going to read the text in a single line. Three facts are enough. You do not need a full portrait of the reader.',
});
const english = all.filter(({ language }) => language === 'en');

const marksOf = async (
  message: string,
  over: {
    cited?: readonly PlacedPassage[];
    readsUncited?: boolean;
    signal?: AbortSignal;
    with?: Comparing;
  } = {},
): Promise<string[]> => {
  const { cited = english, readsUncited = true, signal = new AbortController().signal } = over;
  const by = over.with ?? comparing;
  const numbered = new Map(cited.map((passage, at) => [at + 1, passage]));
  const answer = { message, language: 'en' as const, cited: numbered, all, readsUncited, signal };
  return (await uncarriedOf(answer, by)).map(({ from, to }) => message.slice(from, to));
};

test('When the source carries a sentence in other words, then it is not marked', async () => {
  expect(await marksOf('In one line, name the person who will read your text [1].')).toEqual([]);
});

test.each([
  ['something else', 'The newest models cost half as much on weekends [1].'],
  ['another number', 'Five facts about the reader are enough [1].'],
  ['the contrary', 'You need a full portrait of the reader [1].'],
  ['a name of its own', 'Name the person who is going to read the text, as Harvard does [1].'],
  ['what a source that was not given says', 'Name the person who is going to read the text [7].'],
])('When a sentence says %s, then it alone is marked', async (_, sentence) => {
  expect(
    await marksOf(`Good question! Name the person who is going to read the text [1]. ${sentence}`),
  ).toEqual([sentence]);
});

test('When the source is in another language, then what stands there in the answer’s is compared', async () => {
  const cited = all.filter(({ language }) => language === 'es');
  expect(await marksOf('Name the person who is going to read the text [1].', { cited })).toEqual([]);
});

test('When an answer speaks of the learner’s own text, then only what cites is compared', async () => {
  const message = 'Your prompt has a lovely rhythm. The weather is fine in June [1].';
  expect(await marksOf(message, { readsUncited: false })).toEqual(['The weather is fine in June [1].']);
});

test('When an answer has no sources, then all it claims is marked', async () => {
  const message = 'The academy does not teach this. Boil the egg for a while. Shall I go on?';
  expect(await marksOf(message, { cited: [] })).toEqual(['Boil the egg for a while.']);
});

test('When an answer is endless, then what is beyond the first sentences is marked without being compared', async () => {
  const sentence = 'Name the person who is going to read the text [1].';
  expect(await marksOf(Array.from({ length: 70 }, () => sentence).join(' '))).toHaveLength(10);
});

test.each([
  ['words', `${'Name the person who is going to read the text in a single line, '.repeat(300)} [1].`],
  ['letters', `Name ${'a'.repeat(20_000)} [1].`],
])('When a sentence has thousands of %s, then it is marked without being compared', async (_, sentence) => {
  let compared = 0;
  const counting = { ...comparing, vectorOf: (text: string) => ((compared += 1), comparing.vectorOf(text)) };
  expect(await marksOf(sentence, { with: counting })).toEqual([sentence]);
  expect(compared).toBe(0);
});

test('When the reader leaves, then the check ends', async () => {
  await expect(marksOf('Name the reader of it [1].', { signal: AbortSignal.abort() })).rejects.toThrow();
});
