import { marked, verdictOn } from '../../../test/support.ts';

describe('readers with a name or a sentence of their own', () => {
  test.each([
    [
      'Prepara una página para Carmen, responsable de obras, que no ha leído nada.',
      'para Carmen, responsable de obras, que no ha leído nada',
    ],
    ['Escribe una respuesta para Lucía, que está preocupada.', 'para Lucía, que está preocupada'],
    ['Contesta a Andrés Molina, que anda siempre con prisa.', 'a Andrés Molina, que anda siempre con prisa'],
    [
      'Prepare a page for Carmen, head of works, who hasn’t read any of it.',
      'for Carmen, head of works, who hasn’t read any of it',
    ],
    ['Write a reply to Lucía, who’s worried.', 'to Lucía, who’s worried'],
  ])('When a name is told apart by what follows it, then it is met: %s', (text, span) => {
    expect(verdictOn('audience', text).status).toBe('met');
    expect(marked(text, verdictOn('audience', text))).toEqual([span]);
  });

  test.each([
    'Escribe la respuesta a Andrés Molina. Tiene una cafetería y lee con prisa.',
    'Write the reply to Andrés Molina. He owns a café and reads his mail in a hurry.',
    'Write the reply to Lucía. She’s anxious about the date.',
  ])('When the next sentence says who the name is, then it is met: %s', (text) => {
    expect(verdictOn('audience', text).status).toBe('met');
  });

  test.each([
    'El consejo tiene que decidir sobre el cuarto local. Hazles una tabla con los costes.',
    'Carmen lleva informática y no ha tenido tiempo. Dile en una página en qué coinciden los informes.',
    'The board has to decide on the fourth shop. Make them a table with the costs.',
    'Carmen runs IT and has had no time. Tell her on one page where the reports agree.',
  ])('When somebody is told of and then written for, then it is met: %s', (text) => {
    expect(verdictOn('audience', text).status).toBe('met');
  });

  test.each([
    'Haz una tabla con los costes. No son contables.',
    'Haz un cartel. Parte del equipo está aprendiendo el idioma, así que usa palabras fáciles.',
    'Necesito una página para los miembros del consejo, gente sin formación contable.',
    'Make a table with the costs. They aren’t accountants.',
    'Make a sheet. Part of the team is learning the language, so use easy words.',
  ])('When it is told what readers do not know yet, then it is met: %s', (text) => {
    expect(verdictOn('audience', text).status).toBe('met');
  });

  test.each([
    'Escribe la respuesta a Andrés Molina. Ha llegado rota la tetera.',
    'Viaja a Vigo, Lugo y Ourense con este plan.',
    'Carmen lleva informática. Resume los informes en una página.',
    'La política está entre las marcas. Resume lo que dice.',
    'Resume la nota. Si quien escribe no es padre, avisa.',
    'Write the reply to Andrés Molina. He sent a photo of the teapot.',
    'Plan a trip to Vigo, Lugo and Ourense.',
    'Carmen runs IT. Sum up the reports on one page.',
    'Policy is between the stars. Write what it says for him.',
    'Sum up the note. Say so if the sender isn’t a parent.',
  ])('When nobody is told apart or nothing is written for them, then it is missing: %s', (text) => {
    expect(verdictOn('audience', text).status).toBe('missing');
  });
});
