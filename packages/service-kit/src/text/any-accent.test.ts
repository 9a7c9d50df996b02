import { withAnyAccent } from './any-accent.ts';

test.each([
  ['nunez', 'Ana Núñez'],
  ['NÚÑEZ', 'ana nunez'],
  ['educacion', 'La EDUCACIÓN'],
  ["o'neil", 'Pat O’Neil'],
  ['o’neil', "Pat O'Neil"],
  ['cafe con  leche', 'café\u00a0con leche'],
  ['nunez', 'Nu\u0301n\u0303ez'],
  ['garçon', 'garcon'],
  ['a.b (c)*', 'so á.b (c)* it is'],
  ['日本', 'in 日本'],
])('When %s is looked for, then it is found in %s', (query, text) => {
  expect(text).toMatch(new RegExp(withAnyAccent(query)));
});

test.each([
  ['a.b', 'aXb'],
  ['nunez', 'nun ez'],
  ['´', 'no accent'],
  ['ano', 'an'],
])('When %s is looked for, then it is not found in %s', (query, text) => {
  expect(text).not.toMatch(new RegExp(withAnyAccent(query)));
});
