import { nameKeys, takesDocuments } from './document-category.ts';

test.each([
  ['Guías', 'guias'],
  ['  CASOS   prácticos ', 'casos practicos'],
])('When a category is called %j, then it is compared as %j', (name, key) => {
  expect(nameKeys({ nameEs: name, nameEn: 'Other' })).toEqual({ keyEs: key, keyEn: 'other' });
});

test('When a category is retired or deleted, then it takes no documents', () => {
  expect(takesDocuments({ isRetired: false })).toBe(true);
  expect(takesDocuments({ isRetired: true })).toBe(false);
  expect(takesDocuments({ isRetired: false, deletedAt: new Date() })).toBe(false);
});
