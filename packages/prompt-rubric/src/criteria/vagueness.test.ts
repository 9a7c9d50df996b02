import { verdictOn } from '../../test/support.ts';

describe('vagueness', () => {
  test.each([
    'Escribe un aviso de obras con la fecha, la hora y el portal afectado.',
    'Write a notice about the works with the date, the time and the entrance affected.',
  ])('When every word says something, then it is met: %s', (text) => {
    expect(verdictOn('vagueness', text).status).toBe('met');
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
    '',
  ])('When wild cards abound, or there is no request, then it is missing: %s', (text) => {
    expect(verdictOn('vagueness', text).status).toBe('missing');
  });
});
