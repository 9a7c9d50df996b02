import { sentencesOf } from './sentences.ts';

test.each([
  ['Uno. Dos? ¡Tres! Cuatro', ['Uno.', 'Dos?', '¡Tres!', 'Cuatro']],
  ['Usa JSON, p. ej. Así. Listo.', ['Usa JSON, p. ej. Así.', 'Listo.']],
  ['It costs 3.5 euros. "Fine." He left.', ['It costs 3.5 euros.', '"Fine."', 'He left.']],
  ['«Breve.» Otra.', ['«Breve.»', 'Otra.']],
  ['', []],
])('When the text is %j, then its sentences are found', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
