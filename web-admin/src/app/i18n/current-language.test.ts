import { expect, it } from '@jest/globals';
import { firstLanguageOf } from './current-language.ts';

it.each([
  [['en', 'es-MX'], 'en'],
  [[null, 'es-MX', 'en-GB'], 'es'],
  [[null, 'fr-FR', 'ES'], 'es'],
  [[null, 'fr-FR'], 'en'],
  [['anything', 'es'], 'es'],
  [[null], 'en'],
])('When the wishes are %j, then the console begins in %s', (wishes, language) => {
  expect(firstLanguageOf(wishes)).toBe(language);
});
