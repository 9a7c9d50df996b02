import { marked, verdictOn } from '../../test/support.ts';

const words = { least: 20, most: 300 };

describe('length', () => {
  test.each([
    'Escribe un aviso para el escaparate con un mínimo de 400 palabras.',
    'Escribe el resumen del informe para la directora. Cuarenta carillas.',
    'Escribe la ficha de la visita, dos páginas por sección.',
    'Escribe la tabla y otras quince páginas sobre la historia del café.',
    'Redacta un informe de una docena de páginas para la directora.',
    'Write a notice for the shop window, at least 1,500 words.',
    'Write the visit sheet, at least two pages a section.',
    'Write a twenty-page report for the director.',
    'Write a notice of one thousand five hundred words.',
  ])('When more is asked for than its reader has use for, then it is broken: %s', (text) => {
    expect(verdictOn('length', text, { words }).status).toBe('broken');
  });

  test.each([
    'Escribe un aviso con las fechas y la dirección. Cuatro palabras como mucho.',
    'Explícame los tres términos y el orden, en diez palabras contadas.',
    'Escribe los diez pasos de la solicitud, ocho palabras en total.',
    'Escribe un aviso con las fechas: cartel, 4 palabras como mucho.',
    'Write an advert with the price and the address. 9 words tops.',
    'Explain the three terms, in ten words, to a tailor.',
    'Write the ten steps, eight words altogether.',
  ])('When the whole answer cannot hold what it has to say, then it is broken: %s', (text) => {
    expect(verdictOn('length', text, { words }).status).toBe('broken');
  });

  test.each([
    'Escribe un aviso que quepa en 50 palabras y llegue a un mínimo de 90.',
    'Escribe el aviso: máximo 6 frases, mínimo 30.',
    'Escribe una carta, tres párrafos, cinco palabras en total.',
    'Escribe un cartel: cinco frases numeradas, máximo tres palabras entre todas.',
    'Escribe el aviso con una línea de al menos 90 palabras.',
    'Write a notice that must fit in 50 words and run to at least 90.',
    'Write the notice: maximum 6 sentences, minimum 30.',
    'Write a letter, three paragraphs, five words altogether.',
    'Write one line of at least 90 words with the cheapest.',
    'Escribe el aviso con las fechas. Al menos 90 palabras. Máximo 40 palabras.',
    'Write the notice with the dates. At least 90 words. No more than 40 words.',
    'Write the label: 2 sentences, max 12 words each, together minimum 100.',
  ])('When two lengths exclude each other, then it is broken: %s', (text) => {
    expect(verdictOn('length', text, { words: { least: 1, most: 5000 } }).status).toBe('broken');
  });

  test.each([
    'Escribe un aviso para el escaparate con las fechas y la dirección.',
    'Escribe un aviso de 40 palabras como máximo.',
    'Escribe un aviso que quepa en una hoja.',
    'Escribe un aviso con un título de 4 palabras como mucho y dos frases debajo.',
    'Título: 5 palabras máximo. Escribe el aviso con las fechas.',
    'Escribe el acta en viñetas, máximo 12 palabras cada una.',
    'Clasifica las reseñas y di el tema de cada una en dos palabras.',
    'Escribe dos avisos: uno de 30 palabras como máximo y otro de al menos 90 palabras.',
    'Escribe el aviso. No escribas 400 palabras.',
    'Si el texto pasa de 400 palabras, acórtalo a 100.',
    'Write a notice for the shop window with dates and address.',
    'Write a notice of 40 words at most that fits on one page.',
    'Write a notice with a headline, 5 words max, and two lines below.',
    'Write a title, at most 6 words. Then the text, at least 60 words.',
    'Write the minutes as bullets, 12 words each at most.',
    'Escribe un folleto. El titular, menos de 6 palabras y todo el texto un máximo de siete frases.',
    'Escribe la carta con un asunto de cinco palabras, y en total no más de diez líneas.',
    'Write a flyer. The slogan must be under 6 words and the whole text no more than seven sentences.',
    'Write the letter with a subject line of five words, and altogether at most ten lines.',
    'Write the reply: two sentences at most, and never apologise more than once.',
    'Write two notices: one of 30 words at most and another of at least 90 words.',
    'Write a 100-word notice instead of 900 words.',
    'Shorten the text to 100 words if it runs over 400 words.',
  ])('When the lengths fit the job, or belong to a part, then it is met: %s', (text) => {
    expect(verdictOn('length', text, { words }).status).toBe('met');
  });

  test.each([
    'Resume estas 40 páginas en cinco frases.',
    'Resume un informe de 40 páginas en cinco frases.',
    'Te pego seis páginas de notas. Escribe el acta en 150 palabras.',
    'El informe tiene cuarenta páginas. Escribe un resumen de 100 palabras.',
    'Escribe un resumen de la memoria, treinta páginas, que va debajo.',
    'Acorta el texto entre comillas: """Quiero un aviso de 900 palabras como mínimo"""',
    'The report has forty pages. Write a summary in 100 words.',
    'Shorten this 900-word article to 100 words.',
    'Six pages of my notes follow. Turn them into minutes of 150 words.',
    'Customers see a 502 page when they pay. Explain why in 100 words.',
    'Shorten the text: """Write a notice of at least 900 words"""',
  ])('When a length describes what the prompt brings, then it is no demand: %s', (text) => {
    expect(verdictOn('length', text, { words }).status).toBe('met');
  });

  test('When a length is found, then it is marked and quoted', () => {
    const text = 'Write a notice for the shop window, at least 1,500 words.';
    const verdict = verdictOn('length', text, { words }, 'en');
    expect(marked(text, verdict)).toEqual(['at least 1,500 words']);
    expect(verdict.message).toContain('“at least 1,500 words”');
  });

  test('When two lengths clash, then both are marked and named', () => {
    const text = 'Escribe el aviso: máximo 6 frases, mínimo 30.';
    const verdict = verdictOn('length', text, { words });
    expect(marked(text, verdict)).toEqual(['máximo 6 frases', 'mínimo 30']);
    expect(verdict.message).toContain('«máximo 6 frases» y «mínimo 30»');
  });

  test('When nothing is asked for, then it is not judged', () => {
    expect(verdictOn('length', 'Mi perro come pienso.', { words }).judged).toBe(false);
  });
});
