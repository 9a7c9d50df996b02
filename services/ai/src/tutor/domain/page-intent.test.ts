import { asksElsewhere, asksForOutline } from './page-intent.ts';

test.each([
  ['¿Qué voy a aprender en este curso?', 'outline'],
  ['¿Por dónde empiezo?', 'outline'],
  ['What will I learn here?', 'outline'],
  ['Which lessons are there?', 'outline'],
  ['¿En qué otra lección se habla de esto?', 'elsewhere'],
  ['¿Qué lecciones hablan de esto?', 'elsewhere'],
  ['Where else is this covered?', 'elsewhere'],
  ['¿Qué lección habla de JSON?', null],
  ['Which lesson covers few-shot?', null],
  ['¿En qué otros casos sirve el rol?', null],
  ['What can I learn from a failed prompt?', null],
  ['¿Qué enseña un ejemplo al modelo?', null],
])('When "%s" is asked, then of the open page is wanted: %s', (message, wanted) => {
  const asked = asksElsewhere(message) ? 'elsewhere' : asksForOutline(message) ? 'outline' : null;
  expect(asked).toBe(wanted);
});
