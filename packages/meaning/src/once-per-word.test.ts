import { oncePerWord } from './once-per-word.ts';

const counting = () => {
  const asked: string[] = [];
  return { asked, find: oncePerWord((word) => (asked.push(word), word.length > 3 ? word : null)) };
};

test('When a word comes again, then what was made of it is given again, nothing included', () => {
  const { asked, find } = counting();
  expect(['carta', 'la', 'carta', 'la'].map(find)).toEqual(['carta', null, 'carta', null]);
  expect(asked).toEqual(['carta', 'la']);
});

test('When a word is longer than any word is, then it is not kept', () => {
  const { asked, find } = counting();
  const [longest, longer] = ['a'.repeat(40), 'a'.repeat(41)];
  expect([longest, longest, longer, longer].map(find)).toEqual([longest, longest, longer, longer]);
  expect(asked).toEqual([longest, longer, longer]);
});

test('When there are very many words, then what is kept has an end', () => {
  const { asked, find } = counting();
  for (let at = 0; at < 10_000; at += 1) find(`w${at}`);
  find('w0');
  expect(asked).toHaveLength(10_000);
  find('one more');
  find('w0');
  expect(asked).toHaveLength(10_002);
});
