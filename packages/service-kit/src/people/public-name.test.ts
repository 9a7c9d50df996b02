import { authorName, publicName } from './public-name.ts';

test.each([
  ['Ana', 'Ruiz', 'Ana R.'],
  ['Ana', 'ñíguez', 'Ana Ñ.'],
  [' Ana ', ' ', 'Ana'],
])('When %j %j is shown to others, then it is %j', (firstName, lastName, shown) => {
  expect(publicName({ firstName, lastName })).toBe(shown);
});

test('When an author is gone, then a text in the language of the reader stands for the name', () => {
  const names = new Map([['ana', { _id: 'ana', username: 'ana', firstName: 'Ana', lastName: 'Ruiz' }]]);
  expect(authorName(names, 'ana', 'en')).toBe('Ana R.');
  expect(authorName(names, 'gone', 'en')).toBe('Deleted member');
  expect(authorName(names, 'gone', 'es')).toBe('Miembro eliminado');
});
