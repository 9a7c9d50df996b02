import { verdictOn } from '../../../test/support.ts';

const statusOf = (text: string) => verdictOn('must-nots', text, { kinds: ['invent'] }).status;

test.each([
  'Haz la tabla de requisitos; lo que callen, delo por bueno.',
  'Haz el parte. Si de algo no hay nota, pon el valor más habitual.',
  'Make the table. If a note skips something, put your own estimate.',
  `Reply with each rule as "yes" or "no", guessing when you can't tell.`,
  'Haz la tabla. Si falta el código, invéntalo.',
  'Haz la tabla y rellena los huecos con lo que suele cobrarse.',
  'Make the table and fill the gaps with typical values.',
  'Haz la tabla y rellena los huecos con «lo más habitual».',
  'Haz la tabla y rellena los huecos con la cifra que te parezca.',
  'Haz la tabla. Si falta el precio, pon uno razonable y escribe «Total» al final.',
  'Haz la tabla. Lo que falte, complétalo según lo que te parezca.',
  'Make the table and fill the gaps with "something plausible".',
  'Make the table and fill the gaps with the figure you think best.',
  'Make the table. If the price is missing, put a likely one, and write "Total" at the end.',
  'Haz la tabla. Si falta el mínimo de alguna pieza con el código 44, pon uno razonable.',
  'Haz la tabla. Pon un precio razonable si falta el del código 44.',
  'Haz la tabla por categoría «A» o «B»; si falta el precio, pon uno razonable.',
  'Saca el JSON del texto de abajo y, donde falte la fecha, pon una razonable.',
  'Make the table. If the minimum of any item under code 44 is missing, put a likely one.',
  'Make the table. Put a likely one if the minimum of code 44 is missing.',
  'Make the table. When there is no price for code 44 put a likely one.',
  'Extract JSON from the text below and where the date is missing put a likely one.',
  'Extract JSON from the email and where the date is missing put a likely one.',
  'Make the quote. If the price is missing in the list below, estimate it.',
  'Haz la tabla y rellena los huecos con texto inventado.',
  'Haz la tabla y rellena los huecos con una palabra inventada.',
  'Make the table and fill the gaps with text invented by you.',
  'Make the table and fill the gaps with "about 300 euros, a likely price".',
])('When what is missing is to be made up, then it is heard: %s', (text) => {
  expect(statusOf(text)).toBe('broken');
});

test.each([
  'Clasifica la encuesta: sí = 1, no = 2, no consta = 9.',
  'Pasa las fichas a una tabla. Sin dato = 999.',
  'Pasa las fichas a una tabla. Si algún campo está vacío, rellénalo con el código 00.',
  'Haz la tabla y rellena los huecos con un guion.',
  'Haz el cartel de la misa: a las 18:00 si no hay fiesta.',
  'Haz la tabla de requisitos; lo que callen, «no consta».',
  'Ordena los motivos, primero el más habitual, y si alguno no consta, pon 9.',
  'Sort the survey: yes = 1, no = 2, not stated = 9.',
  'Turn the forms into a table. If a field is empty, fill it in with the code 00.',
  'Make the table and fill the gaps with a dash.',
  'Make the sign: doors at 18:00 if there is no party.',
  'Make the quote. If the price is missing, take it from the table below.',
  'Haz la tabla, ordenada según lo que falte para el mínimo.',
  'Haz la tabla y calcula cuánto falta para el mínimo.',
  'Haz la tabla y rellena los huecos con "sin dato".',
  'Haz la tabla y rellena los huecos con «desconocido».',
  'Haz la tabla y rellena los huecos con ceros.',
  'Haz la tabla y rellena los huecos con un 0.',
  'Haz la tabla y rellena los huecos con la palabra FALTA.',
  'Make the table and work out how much is missing to reach the minimum.',
  'Make the table and fill the gaps with N/A.',
  'Make the table and fill the gaps with TBD.',
  'Make the table and fill the gaps with zeros.',
  'Make the table and fill the gaps with the word MISSING.',
  'Make the table and fill the gaps with "nobody noted it".',
  'Make the quote. If a line of code 44 has no price, put the code 99, as is common with us.',
  'Haz la tabla. Si una pieza del código 44 no tiene precio, pon el código 99, que es lo habitual aquí.',
  'Write for each rule "yes", "no" or "not stated", never guessing.',
])('When a code or a rule of the case stands for what is missing, then nothing is heard: %s', (text) => {
  expect(statusOf(text)).toBe('met');
});
