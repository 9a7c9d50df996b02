import { createCoverage, subjectWordsOf, type SubjectWords } from './subject-words.ts';
import { tokensOf } from './tokens.ts';

const good = [
  'La rueda de la silla: falta una rueda',
  'Sillas sin ruedas, dicen',
  'silla coja, rueda rota, tienda',
  'otra tienda y otra cosa',
];
const rarities: Record<string, number> = { rueda: 4, silla: 3, tiend: 2 };
const coverageOf = (text: string, words: SubjectWords): number => createCoverage(words)(tokensOf(text).list);
const rarityOf = (stem: string): number => rarities[stem] ?? 1;

test('When good prompts share words, then these are the subject’s, by their beginnings and their rarity', () => {
  const words = subjectWordsOf(good, rarityOf);
  // `rueda` and `silla` stand in three of four; `tienda` in two and `otra` in one; `la` is too short.
  expect(Object.keys(words)).toEqual(['rueda', 'silla']);
  expect((words['rueda'] ?? 0) / (words['silla'] ?? 1)).toBeCloseTo(4 / 3, 2);
});

test('When good prompts are looked at, then they have 1 of the words on average', () => {
  const words = subjectWordsOf(good, rarityOf);
  const shares = good.map((text) => coverageOf(text, words));
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeCloseTo(1, 2);
  expect(shares[3]).toBe(0);
});

test('When a text has another form of a word, or has it twice, then it counts once', () => {
  const words = { rueda: 0.7, silla: 0.4 };
  expect(coverageOf('RUEDAS, ruedecitas y ruedas', words)).toBeCloseTo(0.7);
  expect(coverageOf('la silla y la rueda', words)).toBeCloseTo(1.1);
  expect(coverageOf('sill rued', words)).toBe(0);
});

test('When there are many words, then the forty that weigh most are kept', () => {
  const names = Array.from(
    { length: 50 },
    (_, at) => `q${String.fromCharCode(97 + (at % 25))}${at < 25 ? 'x' : 'z'}`,
  );
  const text = names.join(' ');
  const words = subjectWordsOf([text, text, text], (stem) => (stem.endsWith('z') ? 5 : 1));
  expect(Object.keys(words)).toHaveLength(40);
  expect(Object.keys(words).filter((stem) => stem.endsWith('z'))).toHaveLength(25);
});

test('When words weigh the same, then the first of the alphabet are kept, in whatever order they stand', () => {
  const letters = [...'zyxwvutsrqponmlkjihgfedcba'];
  const text = letters.flatMap((letter) => [`${letter}ba`, `${letter}bo`]).join(' ');
  const kept = Object.keys(subjectWordsOf([text, text, text], () => 1));
  expect(kept).toEqual([...kept].sort());
  expect([kept.length, kept.at(-1)]).toEqual([40, 'tbo']);
});

test('When weights are stored, then they are whole thousandths', () => {
  for (const weight of Object.values(subjectWordsOf(good, rarityOf)))
    expect(weight * 1000).toBeCloseTo(Math.round(weight * 1000), 6);
});

test('When there are no prompts, then there are no words', () => {
  expect(subjectWordsOf([], rarityOf)).toEqual({});
});
