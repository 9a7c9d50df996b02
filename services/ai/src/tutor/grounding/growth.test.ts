import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { fewHostileTexts, type HostileText } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { claimsOf } from './claims.ts';

/** The text of a model is cut there: six characters for each of the tokens that an answer may have. */
const limit = 10_000;

const repeated = (unit: string): HostileText => ({
  name: unit,
  ofLength: (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
});
/** One word, then space after space without a second: each could be where two words part. */
const wordAlone: HostileText = {
  name: 'one word',
  ofLength: (length) => 'a'.repeat(Math.floor(length / 2)).padEnd(length, ' 1'),
};
const besides = [
  wordAlone,
  ...['[a](', '[1]', '. [1] ', 'a\n', '> ', 'a ?"', 'no y ', 'here is ', '2 ', 'A b: '].map(repeated),
];

test('When an answer is built to be slow, then its claims are read in a time by its length', () => {
  expect(superlinearIn((text) => claimsOf(text, 'en'), { limit, texts: fewHostileTexts, besides })).toEqual(
    [],
  );
});
