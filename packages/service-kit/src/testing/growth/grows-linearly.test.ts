import { superlinearApart } from './grows-linearly-apart.ts';
import { superlinearIn } from './grows-linearly.ts';
import { fewHostileTexts, hostileTexts } from './hostile-texts.ts';
import { spend } from './slow-parser.ts';

const one = { besides: [{ name: 'the letter a', ofLength: (length: number) => 'a'.repeat(length) }] };
const onlyOf = (work: (length: number) => unknown) => (text: string) =>
  text === 'a'.repeat(text.length) ? work(text.length) : null;

test('When a parser looks at each character once, then nothing is found', () => {
  expect(superlinearIn((text) => [...text].length, { limit: 20_000 })).toEqual([]);
});

test('When a parser looks at all characters from each one, then its text is named', () => {
  const found = superlinearIn(
    onlyOf((length) => spend(length * length)),
    { limit: 8_000, ...one },
  );
  expect(found.map(({ text }) => text)).toContain('the letter a');
});

test('When a parser is linear and slow, then its text is named', () => {
  const found = superlinearIn(
    onlyOf((length) => spend(length * 1_000_000)),
    { limit: 4_000, ...one },
  );
  expect(found.map(({ text }) => text)).toContain('the letter a');
});

test('When few texts are asked for, then only those are tried', () => {
  const tried = new Set<string>();
  superlinearIn((text) => tried.add(text), { limit: 800, texts: fewHostileTexts });
  expect(fewHostileTexts.map(({ ofLength }) => ofLength(800)).filter((text) => !tried.has(text))).toEqual([]);
  expect(fewHostileTexts).toHaveLength(41);
  expect(tried.size).toBeLessThanOrEqual(fewHostileTexts.length * 3);
});

test('When a parser throws, then that is an answer', () => {
  const refuse = (): never => {
    throw new Error('refused');
  };
  expect(superlinearIn(refuse, { limit: 1_000 })).toEqual([]);
});

test('When hostile texts are made, then each is as long as asked for and the same again', () => {
  for (const { ofLength } of hostileTexts) {
    expect(ofLength(999)).toHaveLength(999);
    expect(ofLength(999)).toBe(ofLength(999));
  }
});

test('When a parser is measured in a thread of its own, then what grows is named there, too', async () => {
  const module = new URL('slow-parser.ts', import.meta.url).href;
  const found = await superlinearApart({ module, name: 'allPairs', limit: 16_000 });
  expect(found.map(({ text }) => text)).toEqual(['"a" to the end']);
  await expect(superlinearApart({ module, name: 'nothing', limit: 60 })).rejects.toThrow(
    'exports no nothing',
  );
}, 120_000);
