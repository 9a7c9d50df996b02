import { certificateWords } from './certificate-words.ts';

test('When the day of a certificate is written, then as the screens write it, and the same everywhere', () => {
  const at = new Date('2026-11-21T23:48:00Z');
  expect([certificateWords.es.completedOn(at), certificateWords.en.completedOn(at)]).toEqual([
    'Completado el 21 de noviembre de 2026',
    'Completed on 21 November 2026',
  ]);
});
