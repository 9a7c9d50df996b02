import { pickEvenly } from './pick-evenly.ts';
import type { WrittenSentence } from './written-sentences.ts';

const sentences = (['invent', 'obey'] as const).flatMap((policy) =>
  [0, 1].flatMap((writer) =>
    (['keep', 'break'] as const).flatMap((pole) =>
      Array.from({ length: 6 }, (_, at): WrittenSentence => ({
        policy,
        language: 'en',
        writer,
        pole,
        text: `${at}`,
      })),
    ),
  ),
);

test('When eight sentences a policy are picked, then each writer and pole has two, spread over theirs', () => {
  const picked = pickEvenly(sentences, 8);
  expect(picked).toHaveLength(16);
  expect(picked.slice(0, 4).map(({ pole, text }) => [pole, text])).toEqual([
    ['keep', '0'],
    ['keep', '3'],
    ['break', '0'],
    ['break', '3'],
  ]);
});

test('When more are asked for than there are, then all are picked once', () => {
  expect(pickEvenly(sentences, Infinity)).toEqual(sentences);
});
