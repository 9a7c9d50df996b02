import { verdictOn } from '../../test/support.ts';

const any = { es: ['barco verde'], en: ['green boat'] };
const statusOf = (text: string) => verdictOn('must-nots', text, { any }).status;
const place = 'pongas en la casa grande de la esquina'.split(' ');
const words = (count: number): string => 'casa '.repeat(count);

// How far a word reaches is a bound: within it the phrase is forbidden, one word farther it is asked for.
test.each([
  [
    'a negation',
    8,
    (count: number) =>
      `Escribe la carta a la tienda y no ${place.slice(0, count - 2).join(' ')} el barco verde.`,
  ],
  [
    'a concession',
    8,
    (count: number) => `Escribe la carta ahora mismo aunque sepas ${words(count - 2)}barco verde.`,
  ],
])('When %s stands %d words away, then it reaches the phrase, and no farther', (_what, reach, text) => {
  expect(statusOf(text(reach))).toBe('met');
  expect(statusOf(text(reach + 1))).toBe('broken');
});

test('When the heading of a list has five words, then it forbids what follows', () => {
  const list = (heading: string) => `Write the letter. ${heading}: ${'house '.repeat(9)}green boat.`;
  expect(statusOf(list('What you must not do'))).toBe('met');
  expect(statusOf(list('What you must not do here'))).toBe('broken');
});

test('When the phrase ends the sentence, then it is found', () => {
  expect(statusOf('Escribe la carta sobre el barco verde')).toBe('broken');
});
