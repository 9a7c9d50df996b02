import { foldsOf } from './folds.ts';

test('When things are dealt into folds, then each is in one and neighbours are apart', () => {
  expect(foldsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 4], [2, 5], [3]]);
});

test('When there are no things, then there are no folds', () => {
  expect(foldsOf([], 5)).toEqual([]);
});
