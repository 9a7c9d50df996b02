import { expect, it } from '@jest/globals';
import { matchesSearch } from './fold.ts';

it('When the search lacks accents or has words in another order, then it still finds', () => {
  expect(matchesSearch('leccion rapida', ['La Rápida', 'Lección'])).toBe(true);
  expect(matchesSearch('', ['Lección'])).toBe(true);
  expect(matchesSearch('lección json', ['Lección'])).toBe(false);
});
