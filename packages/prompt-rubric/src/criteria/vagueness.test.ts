import { marked, verdictOn } from '../../test/support.ts';

describe('vagueness', () => {
  test.each([
    'Escribe un aviso de obras con la fecha, la hora y el portal afectado.',
    'Write a notice about the works with the date, the time and the entrance affected.',
  ])('When every word says something, then it is met: %s', (text) => {
    expect(verdictOn('vagueness', text).status).toBe('met');
  });

  test.each([
    'Escribe un aviso de obras de dos frases, sin adjetivos como bonito, moderno o increíble.',
    'Escribe un aviso de obras con la fecha. No uses la palabra increíble.',
    'Escribe un aviso de obras con la fecha. Evita «genial».',
    'Escribe un aviso de obras con la fecha.\nEvita: «increíble», «genial», cualquier chiste.',
    'Escribe un aviso de obras con tres cosas: la fecha, la hora y el portal.',
    'Tengo un bar un poco apartado y me cambian la puerta. Escribe un aviso de obras con la fecha.',
    'Write a notice about the works.\nAvoid: "amazing", "great", any joke about noise',
    'Write a notice about the works with three things in it: the date, the time and the entrance.',
    'I run a little bakery and they are changing my door. Write a notice about the works.',
    'Escribe un aviso de obras con la fecha, sin palabras que valen para todo («bonito», «interesante»).',
    'Write a notice about the works in two sentences, without words such as nice, modern or amazing.',
    'Write a notice about the works with the date. Do not say “great”.',
    'Write a notice about the works with the date. Words to avoid: amazing, perfect.',
    'Escribe un aviso de obras con la fecha. Palabras prohibidas: increíble, perfecto.',
  ])('When wild cards are named only to be avoided, then it is met: %s', (text) => {
    expect(verdictOn('vagueness', text).status).toBe('met');
  });

  test.each([
    ['Escribe un aviso de obras sin tecnicismos y con un dibujo bonito.', 'bonito'],
    ['Escribe un aviso de obras de no más de 100 palabras en un tono interesante.', 'interesante'],
    ['Escribe un aviso de obras que no solo sea bonito.', 'bonito'],
    ['No tengo la fecha de las obras, escribe un aviso bonito.', 'bonito'],
    ['Escribe un aviso de obras sin palabras raras, pero con un final bonito.', 'bonito'],
    ['Escribe un aviso de obras. Usa palabras interesantes. No pongas tablas.', 'interesantes'],
    ['Write a notice about the works. Use words that are nice. Never use a table.', 'nice'],
    ['Write a notice about the works without jargon and with a nice ending.', 'nice'],
    ['Write a notice about the works in no more than 100 words with a nice ending.', 'nice'],
    ['Write a notice about the works that is not only nice.', 'nice'],
  ])('When something else is ruled out, then the wild card counts: %s', (text, word) => {
    expect(marked(text, verdictOn('vagueness', text))).toEqual([word]);
  });

  test.each([
    'Escribe un aviso de obras con la fecha, la hora, el portal afectado y un dibujo bonito al final de la página para los niños del bloque.',
    'Write a notice about the works with the date, the time, the entrance affected and a nice drawing at the bottom of the page for the children.',
  ])('When one wild card slips in, then it is partly met: %s', (text) => {
    expect(verdictOn('vagueness', text).status).toBe('partly');
  });

  test.each([
    'Escribe un texto bonito e interesante con cosas originales.',
    'Write something nice and interesting with great stuff.',
  ])('When wild cards abound, then it is broken: %s', (text) => {
    expect(verdictOn('vagueness', text).status).toBe('broken');
  });

  test('When there is no request, then it is not judged', () => {
    expect(verdictOn('vagueness', '')).toMatchObject({ status: 'missing', judged: false, spans: [] });
  });

  test.each([
    [38, 'broken', 'many wild cards'],
    [39, 'broken', 'many wild cards'],
    [40, 'partly', 'fits everything'],
  ])('When two wild cards stand among %i words, then it is %s', (words, status, says) => {
    const whole =
      'Write something for the window of my bakery with stuff about the bread that we bake on Monday, the hours when we ' +
      'open and close, the price of each loaf, the street where we are and who to ask for at the counter.';
    const text = whole.split(' ').slice(0, words).join(' ');
    const verdict = verdictOn('vagueness', text, {}, 'en');
    expect(verdict).toMatchObject({ status });
    expect(verdict.message).toContain(says);
  });

  test('When a wild card is alone in a short prompt, then it is one slip', () => {
    expect(verdictOn('vagueness', 'Write something about oak.').status).toBe('partly');
  });

  test('When a prompt mixes both languages, then wild cards of both count', () => {
    const text =
      'Escribe un aviso con algo sobre las obras del lunes. Then write a nice note for the people of the house.';
    expect(marked(text, verdictOn('vagueness', text))).toEqual(['algo', 'nice']);
  });

  test.each([
    'Escribe un cartel de dos líneas: ninguna otra cosa que separar el papel y la comida.',
    'Write a two-line sign about sorting paper from food, and leave all other things out.',
  ])('When "thing" is set against what is named, then nothing is vague: %s', (text) => {
    expect(verdictOn('vagueness', text).status).toBe('met');
  });
});
