import { readPrompt } from '../reading/read-prompt.ts';
import { withoutCourtesies } from './courtesies.ts';

const left = (text: string): string =>
  withoutCourtesies(readPrompt(text)).text.replaceAll(/\s+/g, ' ').trim();

test.each([
  ['Hola, buenas tardes. Escribe un correo. Muchas gracias por la ayuda.', '. Escribe un correo. .'],
  [
    'write an email to the shop, max 80 words thanks a lot for the help',
    'write an email to the shop, max 80 words',
  ],
  ['hi, can you write to the shop?', ', can you write to the shop?'],
  ['hazme un cartel, gracias', 'hazme un cartel,'],
  ['Hi there, hope you are well. Write a notice.', '. Write a notice.'],
])('When a prompt greets or thanks, then the judge of its subject reads the rest: %j', (text, rest) => {
  expect(left(text)).toBe(rest);
});

test.each([
  'Write a note to say thanks',
  'Escribe una carta para dar las gracias',
  'Escribe una carta de agradecimiento a la vecina que regó las plantas',
  'Write a speech in which I thank the volunteers for their help',
])('When thanks are what is asked for, then they are read: %j', (text) => {
  expect(left(text)).toBe(text);
});

test('When courtesies are left out, then their words do not count and all others keep their places', () => {
  const text = 'Hello! Write a notice for the door. Thank you so much.';
  const { text: rest, length } = withoutCourtesies(readPrompt(text));
  expect(rest).toHaveLength(text.length);
  expect(rest.indexOf('Write')).toBe(text.indexOf('Write'));
  expect(length).toBe(6);
});
