import { certificateSearch, certificateTerms } from './certificate-terms.ts';

const terms = certificateTerms({
  code: 'K7QF2M9X4TRD',
  name: 'Núñez Ana',
  courseTitleEs: 'Imágenes con Ana',
  courseTitleEn: 'Images',
});
const isFound = (q: string): boolean =>
  certificateSearch(q).some((beginnings) =>
    beginnings.every((beginning) => terms.some((term) => term.startsWith(beginning))),
  );

test('When a certificate is kept, then each word of its name and course is a term, once', () => {
  expect(terms).toEqual(['nunez', 'ana', 'imagenes', 'con', 'images', 'k7qf2m9x4trd']);
});

test.each([
  ['nuñ', true],
  ['ana NUNEZ', true],
  ['imag ana', true],
  ['K7QF-2M9X', true],
  ['k7qf 2m9x 4trd', true],
  ['2M9X', false],
  ['ana pérez', false],
  ['--', false],
])('When staff look for %s, then it is found: %s', (q, found) => {
  expect(isFound(q)).toBe(found);
});
