import { decodeReferences, encodeReferences } from './references.ts';
import { joinReferences, MOST_REFERENCES, sizeOf } from './join-references.ts';

const vectorOf = (text: string): Float32Array => {
  const seed = Number(text.replaceAll(/\D/g, '')) || 1;
  const values = Float32Array.from({ length: 96 }, (_, at) => Math.sin(seed * (at + 1)));
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
};
const made = (good: string[], weak: string[]) =>
  encodeReferences({ good, weak }, { vectorOf, rarityOf: () => 1 });
const texts = (count: number, word: string): string[] =>
  Array.from({ length: count }, (_, n) => `${word} number ${n + 1}`);

test('When references join, then the vectors of both stand beside each other', () => {
  const own = made(texts(4, 'letter'), texts(3, 'poem'));
  const joined = joinReferences(own, made(texts(2, 'email'), texts(5, 'song')));
  expect(sizeOf(joined)).toEqual({ good: 6, weak: 8 });
  const { good } = decodeReferences(joined);
  expect(good.slice(0, 4)).toEqual(decodeReferences(own).good);
});

test('When there would be more than reach a browser, then the own ones stay and the added ones fill what is left', () => {
  const joined = joinReferences(
    made(texts(60, 'letter'), texts(40, 'poem')),
    made(texts(200, 'email'), texts(200, 'song')),
  );
  const { good, weak } = sizeOf(joined);
  expect(good + weak).toBe(MOST_REFERENCES);
  expect([good, weak]).toEqual([160, 140]);
});

test('When there are none of its own, then the added ones are the references', () => {
  const added = made(texts(3, 'email'), texts(3, 'song'));
  expect(joinReferences(undefined, added)).toBe(added);
});

test('When the same references join twice, then they are the same to the last character', () => {
  const join = () =>
    joinReferences(made(texts(4, 'letter'), texts(3, 'poem')), made(texts(5, 'email'), texts(5, 'song')));
  expect(join()).toEqual(join());
});

test('When one side knows no words, then the words of the other stay as they are', () => {
  const own = made(texts(4, 'letter'), texts(3, 'poem'));
  expect(joinReferences(own, made(['email 1'], [])).words).toEqual(own.words);
  expect(joinReferences(own, made(['email 1'], [])).likelihood).toBe(own.likelihood);
});
