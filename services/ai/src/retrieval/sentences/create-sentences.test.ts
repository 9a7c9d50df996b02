import { jest } from '@jest/globals';
import { keyOf } from '@academy/sentence-encoder/kept-sentences.ts';
import { sentenceOf } from '@academy/sentence-encoder/sentence.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { createSentenceMatch } from './sentence-match.ts';
import { createSentences } from './create-sentences.ts';

const vector = (text: string): Float32Array =>
  Float32Array.from([text.includes('uno') ? 1 : 0, text.includes('dos') ? 1 : 0]);
const shipped = sentenceOf(Int8Array.from([127, 0]));

const started = (most?: number) => {
  const encoded: string[] = [];
  const sentences = createSentences({
    encode: () => (text) => {
      encoded.push(text);
      return vector(text);
    },
    kept: () => (text) => (text === 'uno' ? shipped : undefined),
    rest: () => Promise.resolve(),
    ...(most !== undefined && { most }),
  });
  return { sentences, encoded };
};

test('When a text ships with its vector, then it is not made again', () => {
  const { sentences, encoded } = started();
  expect(sentences.known('uno')).toBe(shipped);
  expect(createSentenceMatch(['uno'], sentences).knows(0)).toBe(true);
  expect(encoded).toEqual([]);
});

test('When a text is new, then it is compared once it is learnt, and made a single time', async () => {
  const { sentences, encoded } = started();
  const { to, knows } = createSentenceMatch(['uno', 'dos', 'dos'], sentences);
  const other = createSentenceMatch(['dos'], sentences);
  const question = sentences.of('dos');
  expect(to(question)).toEqual([0, null, null]);
  await until(() => other.knows(0), { what: 'the text learnt' });
  expect(to(question)).toEqual([0, 1, 1]);
  expect(knows(1)).toBe(true);
  expect(createSentenceMatch(['dos'], sentences).to(question)).toEqual([1]);
  expect(encoded.filter((text) => text === 'dos')).toHaveLength(2);
});

test('When texts come while others are learnt, then they are learnt too', async () => {
  const { sentences } = started();
  const [one, other] = [['dos'], ['uno y dos']].map((texts) => createSentenceMatch(texts, sentences));
  await until(() => one!.knows(0) && other!.knows(0), { what: 'both learnt' });
});

test('When a process has learnt all that it may, then further texts are not compared', async () => {
  const { sentences, encoded } = started(1);
  const match = createSentenceMatch(['dos', 'dos y dos'], sentences);
  await until(() => match.knows(0), { what: 'the first learnt' });
  createSentenceMatch(['dos y dos'], sentences);
  expect(encoded).toEqual(['dos']);
  expect(match.knows(1)).toBe(false);
});

test('When nothing is asked, then nothing is loaded', () => {
  const load = jest.fn<() => never>();
  createSentences({ encode: load, kept: load });
  expect(load).not.toHaveBeenCalled();
  expect(keyOf('uno')).toHaveLength(16);
});
