import { say } from './say.ts';

test.each([
  ['Cuesta 29,99 € al mes.', 'Cuesta 29 euros con 99 céntimos al mes.'],
  ['Son 1.390 € en total', 'Son 1390 euros en total'],
  ['1 € o 30 $', '1 euro o 30 dólares'],
  ['El 10 % y el 5%', 'El 10 por ciento y el 5 por ciento'],
  ['Media de 55,6 puntos', 'Media de 55 coma 6 puntos'],
  ['Un total de 15.000 palabras', 'Un total de 15000 palabras'],
  ['El 2026-05-08 a las 17:30', 'El 8 de mayo de 2026 a las 17 y 30'],
  ['El 3/11/2026 a las 9:00', 'El 3 de noviembre de 2026 a las 9 en punto'],
  ['con AAAA-MM-DD', 'con año, mes y día'],
  ['El código 08003', 'El código 0 8 0 0 3'],
  ['De 3-5 frases, o 3–5', 'De 3 a 5 frases, o 3 a 5'],
  ['Con GPT-4 y la v3', 'Con GPT 4 y la versión 3'],
  ['El 1.º, la 2ª y el 21.º', 'El primero, la segunda y el 21'],
  ['p. ej. listas, tablas, etc. Después', 'por ejemplo listas, tablas, etcétera. Después'],
  ['tablas, etc., y más', 'tablas, etcétera, y más'],
  ['En EE. UU. el Dr. Pérez y la Sra. Gil', 'En Estados Unidos el doctor Pérez y la señora Gil'],
  ['n.º 3 de la pág. 12', 'número 3 de la página 12'],
  ['Lee 5 min, 2 h y 10 MB', 'Lee 5 minutos, 2 horas y 10 megabytes'],
  ['A → B', 'A, B'],
  ['Un dato — el precio — falta…', 'Un dato, el precio, falta.'],
  ['2 + 2 = 4 y 3 × 4', '2 más 2 igual a 4 y 3 por 4'],
  ['y/o, correo/teléfono, Ana & Luis', 'y o, correo o teléfono, Ana y Luis'],
  ['Mira https://www.ejemplo.es/a?b=1.', 'Mira ejemplo punto es'],
  ['Escribe a ana@ejemplo.es', 'Escribe a ana arroba ejemplo punto es'],
  ['Escribe «muy profesional y breve» y verás', 'Escribe muy profesional y breve, y verás'],
  ['Dice "sí" (`[]`) {x} <a> ~b~ #c', 'Dice sí x a b c'],
])('When Spanish has %s, then it is said as %s', (written, said) => {
  expect(say(written, 'es')).toBe(said);
});

test.each([
  ['It costs €29.99 a month.', 'It costs 29 euros and 99 cents a month.'],
  ['It was £1 or $1,500', 'It was 1 pound or 1500 dollars'],
  ['Take 10% of 118.4', 'Take 10 percent of 118 point 4'],
  ['a rating of 5.30', 'a rating of 5 point 3 0'],
  ['On 2026-05-08 at 17:30', 'On May 8, 2026 at 5 30 PM'],
  ['At 14:00, 9:05 or 10:00 AM', 'At 2 PM, 9 oh 5 AM or 10 AM'],
  ['as YYYY-MM-DD', 'as year, month and day'],
  ['postcode 08003', 'postcode 0 8 0 0 3'],
  ['3-5 sentences with GPT-4', '3 to 5 sentences with GPT 4'],
  ['e.g. lists, i.e. rows, etc. Then', 'for example lists, that is rows, et cetera. Then'],
  ['Dr. Gil vs. Mr. Roe', 'Doctor Gil versus Mister Roe'],
  ['A 78-year-old reader', 'A 78-year-old reader'],
  ["don't drop 'quoted' words", "don't drop quoted words"],
  ['Q&A and/or R/S', 'Q and A and or R or S'],
  ['No. 3 of #4', 'number 3 of number 4'],
  ['2 + 2 = 4', '2 plus 2 equals 4'],
  ['A → B — done', 'A, B, done'],
  ['See https://example.com/x_y.', 'See example dot com'],
])('When English has %s, then it is said as %s', (written, said) => {
  expect(say(written, 'en')).toBe(said);
});

test.each(['', '***', '→', '"…"'])('When %j holds no word, then nothing or a pause is left', (written) => {
  expect(say(written, 'es')).not.toMatch(/[\p{L}\p{N}*→"]/u);
});
