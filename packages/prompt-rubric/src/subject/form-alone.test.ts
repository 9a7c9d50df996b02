import { readPrompt } from '../reading/read-prompt.ts';
import { speaksOfFormAlone } from './form-alone.ts';

/** What is said of the last sentence that asks for something. */
const lastOf = (text: string): boolean => {
  const reading = readPrompt(text);
  const last = reading.asking.at(-1);
  if (!last) throw new Error('nothing is asked for');
  return speaksOfFormAlone(reading, last);
};

test.each([
  'Help me write to the shop. keep it polite and short please',
  'Write it. Under 100 words, friendly.',
  'Escribe un correo. Tono educado, máximo 100 palabras, con asunto.',
  'Escribe un correo. Que sea corto y amable.',
])('When a sentence tells tone or length, then it speaks of form alone: %s', (text) => {
  expect(lastOf(text)).toBe(true);
});

test.each([
  'Write to the electric company.',
  'Escribe un correo a mi compañía eléctrica de 100 palabras.',
  'Write an email. They charged me twice in March.',
])('When it says what the prompt is about, then it does not: %s', (text) => {
  expect(lastOf(text)).toBe(false);
});
