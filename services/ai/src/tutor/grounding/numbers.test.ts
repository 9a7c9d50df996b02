import { numbersAgree, numbersOf } from './numbers.ts';

const agree = (said: string, known: string): boolean =>
  numbersAgree(numbersOf(said, ['en']), numbersOf(known, ['es', 'en']));

test.each([
  ['Ask three questions', 'three questions', true],
  ['Ask 3 questions', 'There are three questions to ask.', true],
  ['Ask six questions', 'Four questions. Six of our people do.', false],
  ['It takes 1,450 euros', 'Cuesta 1.450 €', true],
  ['It takes 1,450 euros', 'Cuesta 1.540 €', false],
  ['Postcode 08003', 'the postcode 8003', true],
  ['One thing at a time', 'a thing', true],
  ['Do it at once', 'no number at all', true],
])('When a source of “%s” says “%s”, then its numbers agree: %s', (said, known, isAgreed) => {
  expect(agree(said, known)).toBe(isAgreed);
});

test('When a word is a number in one language alone, then it counts in that one', () => {
  expect(numbersOf('Ten en cuenta esto', ['es'])).toEqual([]);
  expect(numbersOf('Ten people', ['en'])).toMatchObject([{ value: '10' }]);
  expect(numbersOf('Once personas', ['es'])).toMatchObject([{ value: '11' }]);
});
