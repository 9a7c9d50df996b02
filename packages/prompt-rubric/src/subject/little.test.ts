import { readPrompt } from '../reading/read-prompt.ts';
import { createSaidJudge, type Said } from './little.ts';

const judge = createSaidJudge({
  words: { rueda: 0.4, silla: 0.2 },
  instructions: 'Escribe el prompt con el que pedirías ese correo a la tienda: te falta una rueda.',
});
const saidIn = (text: string): Said => judge(readPrompt(text));

test.each([
  'Escribe un correo a la tienda.',
  'Escribe un correo a la tienda pidiendo la rueda',
  'Escribe un correo',
  'rueda',
  'Escríbele a la tienda de la silla: rueda.',
  'Hazme un correo bonito para la tienda.',
  'Redáctame un correo profesional y eficiente para la tienda.',
])('When a prompt is a few words of its exercise, then it says too little: %s', (text) => {
  expect(saidIn(text)).toBe('next to nothing');
});

test.each([
  'Escribe un correo a la tienda de la silla: falta una rueda.',
  'Escribe un correo para reclamar la rueda que falta a mi silla.',
  'Escribe un correo de queja cortés.',
  'Escribe un poema a la tienda.',
])('When a short prompt has words of its exercise beside others, then it says a sentence: %s', (text) => {
  expect(saidIn(text)).toBe('a sentence');
});

test.each([
  ['Escribe un poema al mar.', 'no word of the exercise'],
  ['Escribe un poema de amor al mar para el barco y la tienda.', 'few in many'],
  ['Escribe un correo: """tienda"""', 'material'],
  ['Hazlo bien.', 'nothing to tell by'],
  ['…', 'no word at all'],
  [
    'Escribe un correo a la tienda: a la silla le falta una rueda, llegó ayer, está en garantía, adjunto una foto y quiero otra en una semana sin pagar el envío.',
    'more than a sentence',
  ],
])('When there is more or something else in it, then it does not: %s (%s)', (text) => {
  expect(saidIn(text)).toBe('more');
});
