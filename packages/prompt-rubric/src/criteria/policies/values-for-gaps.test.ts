import { verdictOn } from '../../../test/support.ts';

const statusOf = (text: string) => verdictOn('must-nots', text, { kinds: ['invent'] }).status;

test.each([
  'Haz la tabla de los actos. Sin hora = 19:30.',
  'Haz la tabla de los actos: hora en 24 h, "19:30" si el aviso no la trae.',
  'Haz la tabla de requisitos; lo que calle, delo por bueno.',
  'Haz el parte. Si de algo no hay nota, pon el valor más habitual.',
  'Make the table of the talks. No time = 19:30.',
  'Make the table of the talks: time in 24 h, "19:30" if the notice has none.',
  'Make the table. If a note skips something, put your own estimate.',
  `Reply with each rule as "yes" or "no", guessing when you can't tell.`,
])('When a value takes the place of what is missing, then it is heard: %s', (text) => {
  expect(statusOf(text)).toBe('broken');
});

test.each([
  'Haz la tabla de los actos. Sin hora = null.',
  'Haz la tabla de las cajas. Si no hay = 0.',
  'Haz la tabla de los actos: hora en 24 h, null si el aviso no la trae.',
  'Haz la tabla de requisitos; lo que calle, «no consta».',
  'Make the table of the talks. No time = null.',
  'Make the table of the talks: time like 19:30, null if the notice has none.',
  'Make the table, not there = "?", 2 rows.',
  'Write for each rule "yes", "no" or "not stated", never guessing.',
])('When the gap stays one, then nothing is heard: %s', (text) => {
  expect(statusOf(text)).toBe('met');
});
