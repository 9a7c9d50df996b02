import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { damagedFiles } from '../scripts/checksums.ts';
import { loadMeaning } from '../src/load-meaning.ts';
import { createMeaning, cosine, dimensions } from '../src/meaning.ts';
import { judgePairs, readPairs } from './pairs.ts';

const meaning = loadMeaning();
const open = (set: Parameters<typeof readPairs>[0]) => judgePairs(meaning, readPairs(set, 'open'));

test('When texts say the same in two languages, then they are close and each finds its own', () => {
  const { mean, found } = open('translations');
  expect(mean).toBeGreaterThanOrEqual(0.5);
  expect(found).toBeGreaterThanOrEqual(0.9);
});

test.each(['paraphrases-es', 'paraphrases-en'] as const)(
  'When texts say the same in other words (%s), then most find their own',
  (set) => {
    const { mean, found } = open(set);
    expect(mean).toBeGreaterThanOrEqual(0.4);
    expect(found).toBeGreaterThanOrEqual(0.7);
  },
);

test('When texts have nothing in common, then their similarity is near 0', () => {
  expect(Math.abs(open('unrelated').mean)).toBeLessThan(0.1);
});

test('When a question is put in plain words, then it is closer to the term of the field than to another', () => {
  const question = '¿cómo evito que se invente cosas?';
  expect(meaning.similarity(question, 'Avoid hallucinations: grounding')).toBeGreaterThan(
    meaning.similarity(question, 'Choose the tone of an email') + 0.2,
  );
});

test('When a text is read twice or by another instance, then the bytes are the same', () => {
  const text = 'Resume la reunión in three points, sin jerga';
  const [one, other] = [meaning.vectorOf(text), loadMeaning().vectorOf(text)];
  expect(one).toEqual(other);
  expect(one).toHaveLength(dimensions);
  expect(one && cosine(one, one)).toBeCloseTo(1, 5);
});

test('When a fixed text is read, then its vector has the bytes that it has on every machine', () => {
  const vector = meaning.vectorOf('El modelo inventa datos; ask it for sources');
  expect(
    createHash('sha256')
      .update(Buffer.from(vector?.buffer ?? new ArrayBuffer(0)))
      .digest('hex'),
  ).toBe('872a0d65a1c49ee986424408a184f4c12cc9588d4e7140a1c68e869165c3d0b6');
});

test('When case, accents or punctuation differ, then the meaning is the same', () => {
  expect(meaning.vectorOf('¡REUNION, resumen!')).toEqual(meaning.vectorOf('reunión resumen'));
});

test.each(['', '   ', '¿?', '🦜', 'xqzwv', '漢字', '1234567'])(
  'When no word of %j is known, then there is no vector and no similarity',
  (text) => {
    expect(meaning.vectorOf(text)).toBeNull();
    expect(meaning.similarity(text, 'reunión')).toBe(0);
  },
);

test('When a term has several words, then it is read as one', () => {
  expect(meaning.similarity('few-shot', 'Few shot')).toBeCloseTo(1, 5);
  expect(meaning.similarity('few-shot', 'ejemplos')).toBeGreaterThan(0.4);
});

test('When vectors and vocabulary do not belong together, then it says so', () => {
  const tooFew = { vocabulary: 'one\ntwo\n', vectors: new Uint8Array(97) };
  expect(() => createMeaning(tooFew)).toThrow('97 bytes; 2 words need 194');
});

test('When the data is checked, then it is what was built and at most 3 MB', () => {
  expect(damagedFiles()).toEqual([]);
  const bytes = ['vectors.bin', 'vocabulary.txt'].map(
    (name) => statSync(new URL(`../data/${name}`, import.meta.url)).size,
  );
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(3_000_000);
});

test.each([
  ['100,000 unknown words', 'zzzyx abcdefghijk '.repeat(50_000)],
  ['one word of a million letters', 'inventa'.repeat(150_000)],
])('When a text has %s, then it takes time in proportion', (_what, text) => {
  const start = performance.now();
  meaning.vectorOf(text);
  expect(performance.now() - start).toBeLessThan(5_000);
});
