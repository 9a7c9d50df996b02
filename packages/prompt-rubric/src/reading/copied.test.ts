import { markCopied } from './copied.ts';
import { splitWords } from './split-words.ts';

const sources = [
  'Escribe un cartel para la puerta de mi taller de bicicletas: cerramos por vacaciones del 1 al 8 de agosto.',
  'Write a notice for the door of my bike workshop: we close for the holidays from 1 to 8 August.',
  'Di para quién es y lo que no debe hacer con lo que no se sabe.',
];
const copiedIn = (text: string): string => {
  const words = splitWords(text);
  const marks = markCopied(words, sources);
  return words
    .filter((_, at) => marks[at] === 1)
    .map(({ norm }) => norm)
    .join(' ');
};

test.each([
  'Redacta un cartel para la puerta de mi zapatería.',
  'Escribe un cartel para la puerta de mi floristería.',
  'Write a notice for the door of my bakery.',
  'Make a notice for the door of my flower shop.',
])('When only the thing that is asked for is named in the same words, then it is not copied: %s', (text) => {
  expect(copiedIn(text)).toBe('');
});

test.each([
  [
    'Quiero un cartel para la puerta de mi taller de bicicletas.',
    'un cartel para la puerta de mi taller de bicicletas',
  ],
  ['Aviso: cerramos por vacaciones del 1 al 8.', 'cerramos por vacaciones del 1 al 8'],
  ['Please: we close for the holidays from 1 to 8 May.', 'we close for the holidays from 1 to 8'],
  [
    'Piensa para quién es y lo que no debe hacer con lo que no.',
    'para quien es y lo que no debe hacer con lo que no',
  ],
])('When a run says something or is long, then it is copied: %s', (text, run) => {
  expect(copiedIn(text)).toBe(run);
});
