import { readPrompt } from '../read-prompt.ts';
import { readLengths } from './read-lengths.ts';

function lengthsOf(text: string): string[] {
  return readLengths(readPrompt(text)).map(({ unit, bound, scope, least, most }) =>
    [least === most ? least : `${least}-${most}`, unit, bound, scope].join(' '),
  );
}

describe('readLengths', () => {
  test.each([
    ['Escribe un texto de cuarenta palabras.', '40 words exact plain'],
    ['Escribe un texto de ciento treinta y cinco palabras.', '135 words exact plain'],
    ['Escribe un texto de dos mil quinientas palabras.', '2500 words exact plain'],
    ['Escribe un texto de 3.000 palabras.', '3000 words exact plain'],
    ['Escribe el texto en media página.', '0.5 pages exact plain'],
    ['Escribe el texto con una docena de frases.', '12 sentences exact plain'],
    ['Write a text of twenty-five words.', '25 words exact plain'],
    ['Write a text of one hundred and fifty words.', '150 words exact plain'],
    ['Write a text of 1,500 words.', '1500 words exact plain'],
    ['Write the text in half a page.', '0.5 pages exact plain'],
    ['Write the text in half a dozen lines.', '6 lines exact plain'],
    ['Write the text in a couple of lines.', '2 lines exact plain'],
  ])('When a number is written in digits or in words, then it is read: %s', (text, expected) => {
    expect(lengthsOf(text)).toEqual([expected]);
  });

  test.each([
    ['Escribe entre 100 y 150 palabras.', '100-150 words exact plain'],
    ['Escribe de dos a cuatro frases.', '2-4 sentences exact plain'],
    ['Escribe 80-100 palabras.', '80-100 words exact plain'],
    ['Escribe seis u ocho líneas.', '6-8 lines exact plain'],
    ['Write 100 to 150 words.', '100-150 words exact plain'],
    ['Write two or three sentences.', '2-3 sentences exact plain'],
  ])('When two numbers make a range, then both are read: %s', (text, expected) => {
    expect(lengthsOf(text)).toEqual([expected]);
  });

  test.each([
    ['Escribe el aviso, 50 palabras como mucho.', '0-50 words most plain'],
    ['Escribe el aviso, tope 50 palabras.', '0-50 words most plain'],
    ['Escribe el aviso, 50 palabras o más.', '50-Infinity words least plain'],
    ['Escribe el aviso, no más de 50 palabras.', '0-50 words most plain'],
    ['Escribe el aviso, unas 50 palabras.', '50 words about plain'],
    ['Write the notice, 50 words tops.', '0-50 words most plain'],
    ['Write the notice, no fewer than 50 words.', '50-Infinity words least plain'],
    ['Write the notice, roughly 50 words.', '50 words about plain'],
  ])('When a bound is set, before the number or after, then it is read: %s', (text, expected) => {
    expect(lengthsOf(text)).toEqual([expected]);
  });

  test.each([
    ['Escribe los avisos, 50 palabras cada uno.', '50 words exact each'],
    ['Escribe la guía, dos frases por sección.', '2 sentences exact each'],
    ['Escribe los avisos, 50 palabras entre todos.', '50 words exact together'],
    ['Write the notices, 50 words each.', '50 words exact each'],
    ['Write the guide, 40 words a section.', '40 words exact each'],
    ['Write the guide, two sentences per section.', '2 sentences exact each'],
    ['Write the notices, 50 words in total.', '50 words exact together'],
    ['Write the notices, 50 words total.', '50 words exact together'],
  ])('When it is of each part or of all together, then that is read: %s', (text, expected) => {
    expect(lengthsOf(text)).toEqual([expected]);
  });

  test('When a bound number has no unit, then it has the one before', () => {
    expect(lengthsOf('Write the notice: maximum 6 sentences, minimum 30.')).toEqual([
      '0-6 sentences most plain',
      '30-Infinity sentences least plain',
    ]);
  });
});
