import { readPrompt } from '../reading/read-prompt.ts';
import { tonesIn } from './tone.ts';

const tonesOf = (text: string): number => tonesIn(readPrompt(text)).length;

test.each([
  'Escribe un correo a la tienda. Que suene natural.',
  'Escribe un correo a la tienda. Tono amable y muy cercano, por favor.',
  'Write an email to the shop. Keep it friendly, please.',
  'Write an email to the shop. Make it sound natural. Be polite.',
])('When a sentence tells tone alone, then it is one that need not count: %s', (text) => {
  expect(tonesOf(text)).toBeGreaterThan(0);
});

test.each([
  'Escribe un correo amable a la tienda.',
  'Escribe un correo. Tono amable para las familias de cuarto.',
  'Write an email to the shop. Make it short.',
  'Write an email: """Keep it friendly."""',
])('When a sentence tells more than tone, or is material, then it counts: %s', (text) => {
  expect(tonesOf(text)).toBe(0);
});
