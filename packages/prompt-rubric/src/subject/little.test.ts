import { readPrompt } from '../reading/read-prompt.ts';
import { createLittleJudge } from './little.ts';
import { tokensOf } from './tokens.ts';

const judge = createLittleJudge({
  words: { rueda: 0.4, silla: 0.2 },
  instructions: 'Escribe el prompt con el que pedirías ese correo a la tienda: te falta una rueda.',
});
const saysLittle = (text: string): boolean => judge(readPrompt(text), tokensOf(text).list);

test.each([
  'Escribe un correo a la tienda.',
  'Escribe un correo',
  'rueda',
  'Escríbele a la tienda de la silla: rueda.',
])('When a prompt is a few words of its exercise, then it says too little: %s', (text) => {
  expect(saysLittle(text)).toBe(true);
});

test.each([
  ['Escribe un poema a la tienda.', 'a word of something else'],
  ['Escribe un correo a la tienda de la silla: falta una rueda.', 'more than a few words'],
  ['Escribe un correo: """tienda"""', 'material'],
  ['…', 'no word at all'],
])('When there is more or something else in it, then it does not: %s (%s)', (text) => {
  expect(saysLittle(text)).toBe(false);
});
