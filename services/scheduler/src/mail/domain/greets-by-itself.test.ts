import { greetsByItself } from './greets-by-itself.ts';

test.each([
  'Hola, Lucía:\n\nYa está arreglado.',
  '¡Hola!',
  '  Buenos días, Ana:',
  'Buenas tardes.',
  'Estimada Lucía:',
  'Hi Ana,',
  'Hello!',
  'Dear Ana,',
  'Good morning, Ana.',
])('When a letter begins with %j, then it greets by itself', (letter) => {
  expect(greetsByItself(letter)).toBe(true);
});

test.each([
  'Ya está arreglado.',
  'Lo tienes en Certificados.\n\nHola de nuevo.',
  'Hidden lessons open with Premium.',
  'Holanda no está en la lista.',
  'Historias aparte, ya funciona.',
  '',
])('When a letter begins with %j, then it does not', (letter) => {
  expect(greetsByItself(letter)).toBe(false);
});
