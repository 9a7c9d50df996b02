import { languageOf } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-AR,es;q=0.9', 'es'],
  ['fr,es;q=0.4,en;q=0.6', 'en'],
  ['en;q=0.1, es;q=0.8', 'es'],
  ['es;q=0', 'en'],
  ['de', 'en'],
  ['es;q=nonsense,en', 'en'],
])('When Accept-Language is %j, then the language is %s', (header, language) => {
  expect(languageOf({ headers: header === undefined ? {} : { 'accept-language': header } })).toBe(language);
});
