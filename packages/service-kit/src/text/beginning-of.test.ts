import { beginningOf } from './beginning-of.ts';

test.each([
  ['is short enough', 'one two', 7, 'one two'],
  ['is cut within a word', 'one two three', 9, 'one two…'],
  ['is cut behind a word', 'one two three', 7, 'one…'],
  ['has no blank', 'x'.repeat(9), 5, 'xxxxx…'],
])('When a text %s, then it begins so: %s', (_, text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning);
});
