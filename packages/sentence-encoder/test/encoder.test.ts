import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadEncoder } from '../src/load-encoder.ts';
import { closeness, sentenceOf, toBytes, type Sentence } from '../src/sentence.ts';

const encode = loadEncoder();
const sentence = (text: string): Sentence => sentenceOf(toBytes(encode(text)));
const read = (name: string): Buffer => readFileSync(new URL(`../${name}`, import.meta.url));

const reference = JSON.parse(read('test/reference.json').toString('utf8')) as {
  text: string;
  vector: number[];
}[];

test.each(reference)(
  'When a text is read, then its vector is near the whole encoder’s: $text',
  ({ text, vector }) => {
    const cosine = encode(text).reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0);
    expect(cosine).toBeGreaterThan(0.94);
  },
);

test('When two questions mean the same in two languages, then they are closer than two of one form', () => {
  const [es, en] = ['¿Cómo evito que se invente cosas?', 'How do I stop it from making things up?'].map(
    sentence,
  );
  const other = sentence('¿Cómo evito que se quemen las tostadas?');
  expect(closeness(es!, en!)).toBeGreaterThan(closeness(es!, other));
});

test('When only the order of words differs, then the vectors do', () => {
  expect(closeness(sentence('ask it before you write'), sentence('write it before you ask'))).toBeLessThan(
    0.999,
  );
});

test('When a text is read again, then its bytes are the same, as they are on every machine', () => {
  const bytes = reference.map(({ text }) => Buffer.from(toBytes(encode(text))));
  const sum = createHash('sha256').update(Buffer.concat(bytes)).digest('hex');
  expect(sum).toMatchInlineSnapshot(`"c0eabfd93d3c3dd25f1e5a673af4730402930727e9ad27c0134bd197dce93bbb"`);
});

test.each(['', '   ', '\u0000\u200b', '😀', 'ﬁn', 'x'.repeat(5_000), '你好'])(
  'When a text is odd, then it has a vector of length 1: %j',
  (text) => {
    const length = Math.hypot(...encode(text));
    expect(length).toBeCloseTo(1, 4);
  },
);

test('When a text is long, then only its first pieces count', () => {
  const long = 'palabra larga y otra más '.repeat(30);
  expect([...encode(long)]).toEqual([...encode(`${long} y algo muy distinto al final`)]);
});

test('When the data are read, then they are as built', () => {
  const sums = read('data/SHA256SUMS').toString('utf8').trimEnd().split('\n');
  for (const line of sums) {
    const [sum, name] = line.split('  ');
    expect(
      createHash('sha256')
        .update(read(`data/${name}`))
        .digest('hex'),
    ).toBe(sum);
  }
});
