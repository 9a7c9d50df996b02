import { readPrompt } from '../reading/read-prompt.ts';
import { mayStandAt } from './openings.ts';
import { phraseAt, phraseSet, type Lexicon } from './phrases.ts';

const set = phraseSet('zorro, a la vez, de vez en cuando');
/** Whether a phrase of the set may stand at each word of a text. */
const placesIn = (text: string, { openings }: Lexicon = set): boolean[] => {
  const { words } = readPrompt(text);
  return words.map((_, at) => mayStandAt(words, at, openings));
};

test('When a word is a phrase by itself, then one may stand there, whatever follows', () => {
  expect(placesIn('zorro')).toEqual([true]);
  expect(placesIn('Zorro, gato')).toEqual([true, false]);
  expect(placesIn('zorro rojo')).toEqual([true, false]);
});

test('When a phrase goes on with the next word, then it may stand there, and before no other word', () => {
  expect(placesIn('a la')).toEqual([true, false]);
  expect(placesIn('a gato')).toEqual([false, false]);
  expect(placesIn('gato la')).toEqual([false, false]);
});

test('When a pause or the end follows the first word, then no phrase may stand there', () => {
  expect(placesIn('a, la vez')).toEqual([false, false, false]);
  expect(placesIn('de')).toEqual([false]);
  expect(mayStandAt(readPrompt('zorro').words, 1, set.openings)).toBe(false);
});

test('When a lexicon has many phrases, then each is found where it stands', () => {
  const letters = [...'bcdfghjklmnpqrstvwxyz'];
  const phrases = letters.flatMap((first) => letters.map((second) => `ver ${first}o${second}a`));
  const many = phraseSet(phrases.join(','));
  const missed = phrases.filter((phrase) => phraseAt(readPrompt(phrase).words, 0, many)?.phrase !== phrase);
  expect(missed).toEqual([]);
});
