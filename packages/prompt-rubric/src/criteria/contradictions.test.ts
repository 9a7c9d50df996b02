import { marked, statuses, verdictOn } from '../../test/support.ts';
import type { Rubric } from '../rubric.ts';

describe('contradictions', () => {
  test.each([
    'Escribe un aviso breve sobre las obras.',
    'Escribe dos versiones del aviso: una breve y otra detallada.',
    'Escribe entre 100 y 150 palabras sobre el faro, al menos 100 palabras.',
    'Escribe un correo al dueño, tuteando no, de usted, sobre la gotera.',
    'Escribe un aviso breve, detallado no.',
    'Write a short notice, not detailed, about the works.',
    'Write a short notice about the works.',
    'Write two versions of the notice: one short, the other detailed.',
  ])('When demands agree or belong to different parts, then it is met: %s', (text) => {
    expect(verdictOn('contradictions', text).status).toBe('met');
  });

  test.each([
    'Escribe un aviso breve sobre las obras. Hazlo muy detallado.',
    'Escribe el aviso en un tono formal. Usa un lenguaje coloquial.',
    'Escribe un cuento de al menos 300 palabras sobre el faro, con un máximo de 100 palabras.',
    'Explica el plan sin listas. Ponlo en una lista numerada.',
    'Escribe un correo al dueño tuteando y de usted sobre la gotera.',
    'Write a short notice about the works. Make it exhaustive.',
    'Write a story of at least 300 words, at most 100 words.',
    'Explain the plan. No bullet points. Put the dates in bullet points.',
  ])('When two demands exclude each other, then it is broken: %s', (text) => {
    expect(verdictOn('contradictions', text).status).toBe('broken');
  });

  test('When there is no request, then it is not judged', () => {
    expect(verdictOn('contradictions', 'Mi perro come pienso.')).toMatchObject({
      status: 'missing',
      judged: false,
      spans: [],
    });
  });

  test('When two demands clash, then both are marked and named', () => {
    const text = 'Escribe un aviso breve. Hazlo exhaustivo.';
    const verdict = verdictOn('contradictions', text);
    expect(marked(text, verdict)).toEqual(['breve', 'exhaustivo']);
    expect(verdict.message).toContain('«breve» y «exhaustivo»');
  });

  test.each([
    ['Escribe un anuncio. Que tenga 30 palabras como máximo y que ocupe al menos 300 palabras.', 'broken'],
    ['Write an advert. It should have 30 words at most and run to at least 300 words.', 'broken'],
    ['Write an advert of 300 words or more, in 100 words or fewer.', 'broken'],
    ['Escribe un anuncio de 30 palabras como mínimo y 300 palabras como máximo.', 'met'],
  ])('When the bound stands after the number, then it counts all the same: %s', (text, status) => {
    expect(verdictOn('contradictions', text).status).toBe(status);
  });

  test.each([
    ['Escribe un aviso breve detallado sobre las obras.', 'broken'],
    ['Escribe un cuento de al menos 100 palabras sobre el faro, con un máximo de 100 palabras.', 'met'],
    ['Escribe un cuento de al menos 101 palabras sobre el faro, con un máximo de 100 palabras.', 'broken'],
    ['Escribe un cuento con al menos 300 barcos, en un máximo de 100 palabras.', 'met'],
    ['Escribe un cuento de al menos 300 palabras sobre el faro, en menos de 100 palabras.', 'broken'],
    ['Write a story of at least 300 words about the lighthouse, in less than 100 words.', 'broken'],
    ['Write a story of at least 300 words about the lighthouse, in fewer than 100 words.', 'broken'],
  ])('When two demands meet at the border, then only what cannot be done is a clash: %s', (text, status) => {
    expect(verdictOn('contradictions', text).status).toBe(status);
  });

  test('When the rubric has length, then a clash of lengths is said by that alone', () => {
    const text = 'Escribe un aviso breve de al menos 300 palabras, en menos de 100 palabras.';
    const both: Rubric = {
      passScore: 75,
      criteria: [
        { id: 'length', weight: 1 },
        { id: 'contradictions', weight: 1 },
      ],
    };
    expect(statuses(text, both)).toEqual({ length: 'broken', contradictions: 'met' });
    expect(verdictOn('contradictions', text).status).toBe('broken');
    expect(statuses(`${text} Hazlo exhaustivo.`, both).contradictions).toBe('broken');
  });
});
