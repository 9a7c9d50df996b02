import { relations } from './relations.ts';

const text = 'Escribe un correo a la tienda. La silla llegó ayer. Falta una rueda completamente.';

test.each([
  [
    'another order of sentences',
    'Escribe un correo a la tienda. Falta una rueda completamente. La silla llegó ayer.',
  ],
  ['lower case', 'escribe un correo a la tienda. la silla llegó ayer. falta una rueda completamente.'],
  [
    'a slip in one word',
    'Escribe un correo a la tienda. La silla llegó ayer. Falta una rueda compeltamente.',
  ],
  ['a synonym', 'redacta un correo a la tienda. La silla llegó ayer. Falta una rueda completamente.'],
  ['no accents', 'Escribe un correo a la tienda. La silla llego ayer. Falta una rueda completamente.'],
  [
    'lines in the place of blanks',
    'Escribe un correo a la tienda.\nLa silla llegó ayer.\nFalta una rueda completamente.',
  ],
] as const)('When a prompt is changed by %s, then it says the same', (name, changed) => {
  expect(relations[name]?.(text, 'es')).toBe(changed);
});

test('When a prompt has material or one sentence, then its order and case stay', () => {
  expect(relations['another order of sentences']?.('One. Two. {{three}}', 'en')).toBeNull();
  expect(relations['lower case']?.('Use the fields {Name}', 'en')).toBeNull();
  expect(relations['lines in the place of blanks']?.('One sentence', 'en')).toBeNull();
});

test('When accents are taken away, then ñ stays', () => {
  expect(relations['no accents']?.('El año próximo', 'es')).toBe('El año proximo');
});
