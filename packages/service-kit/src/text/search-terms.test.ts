import { fold } from './fold.ts';
import { searchPrefix, searchTerms } from './search-terms.ts';

const finds = (query: string, text: string): boolean =>
  searchPrefix(query).every((pattern) => searchTerms(text).some((term) => pattern.test(term)));

test('When text is folded, then case and accents are gone', () => {
  expect(fold('¿Qué es la Educación? ÑANDÚ')).toBe('¿que es la educacion? nandu');
});

test.each(['ÑANDÚ, pingüino', 'ÑANDÚ, pingüino'.normalize('NFD')])(
  'When the tilde of ñ is to stay, then the other accents go: %s',
  (text) => {
    expect(fold(text, { keepsEnye: true })).toBe('ñandu, pinguino');
  },
);

test('When Greek is folded and the tilde of ñ is to stay, then iota stays as well', () => {
  expect(fold('ΚΑΊ ᾳ ι', { keepsEnye: true })).toBe(fold('ΚΑΊ ᾳ ι'));
  expect(fold('και', { keepsEnye: true })).toBe('και');
});

test('When terms are made, then stop words are out, forms are one, and each comes once', () => {
  expect(searchTerms(['Los ejemplos y el ejemplo', 'A prompt, of prompts'])).toEqual(['ejempl', 'prompt']);
});

test.each([
  ['educacion', 'La educación en casa'],
  ['EDUCA', 'La educación en casa'],
  ['ejemplo', 'Tres ejemplos de prompts'],
  ['funcion', 'Las funciones del rol'],
  ['prompting', 'A prompt for the model'],
  ['contexto rol', 'Primero el rol, luego el contexto'],
  ['gpt4', 'Prompts para GPT4'],
])('When somebody searches %j, then %j is found', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

test.each([
  ['formato', 'La educación en casa'],
  ['rol formato', 'Primero el rol'],
])('When somebody searches %j, then %j is not found', (query, text) => {
  expect(finds(query, text)).toBe(false);
});

test('When a query holds only signs, then there is nothing to search for', () => {
  expect(searchPrefix(' .*+?^$ ')).toEqual([]);
});
