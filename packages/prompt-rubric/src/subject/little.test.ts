import { readPrompt } from '../reading/read-prompt.ts';
import { createLittleJudge } from './little.ts';

const judge = createLittleJudge({
  words: { rueda: 0.4, silla: 0.2 },
  instructions: 'Escribe el prompt con el que pedirías ese correo a la tienda: te falta una rueda.',
});
const saysLittle = (text: string): boolean => judge(readPrompt(text));

test.each([
  'Escribe un correo a la tienda.',
  'Escribe un correo a la tienda pidiendo la rueda',
  'Escribe un correo',
  'rueda',
  'Escríbele a la tienda de la silla: rueda.',
  'Hazme un correo bonito para la tienda.',
  'Redáctame un correo profesional y eficiente para la tienda.',
])('When a prompt is a few words of its exercise, then it says too little: %s', (text) => {
  expect(saysLittle(text)).toBe(true);
});

test.each([
  ['Escribe un poema a la tienda.', 'a word of something else in two'],
  ['Escribe un poema al mar para la tienda.', 'two of three'],
  ['Escribe un correo a la tienda de la silla: falta una rueda.', 'more than a few words'],
  ['Escribe un correo: """tienda"""', 'material'],
  ['Hazlo bien.', 'no word of the exercise'],
  ['…', 'no word at all'],
])('When there is more or something else in it, then it does not: %s (%s)', (text) => {
  expect(saysLittle(text)).toBe(false);
});
