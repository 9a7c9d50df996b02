import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { loadSubjectJudges } from './load-subject-judges.ts';
import { wordsFromSamples } from './words-from-samples.ts';

const { vectorOf } = loadSubjectJudges();

const points = [
  { es: '', en: 'It says that figures must be copied exactly. Just "careful" is not enough.' },
  { es: 'Pide la página de la que sale cada cifra.', en: '' },
];
const samples = {
  es: ['Resume el informe. Copia las cifras exactamente como están. Pon la página de cada una.'],
  en: [
    'Sum up the report. Copy the figures exactly. Put the page of each one.',
    'Sum up the report for the board. COPY the figures exactly, and put the page of each one.',
  ],
};

test('When good samples say a point, then their words for it are proposed in each language, none twice', () => {
  const [exactly, page] = wordsFromSamples(points, samples, vectorOf);
  expect(exactly).toEqual({
    es: ['Copia las cifras exactamente'],
    en: ['Copy the figures exactly'],
  });
  expect(page?.es).toEqual([expect.stringContaining('página')]);
  expect(page?.en.join()).toContain('page');
});

test('When a phrase forbids, then its "no" is kept, and words that only hold it together are not', () => {
  const forbids = [{ es: 'Dice que no redacte respuestas.', en: '' }];
  const [words] = wordsFromSamples(
    forbids,
    { es: ['Haz una tabla y no redactes respuestas.'], en: [] },
    vectorOf,
  );
  expect(words).toEqual({ es: ['no redactes respuestas'], en: [] });
});

test('When one sign alone would be left of a phrase, then the phrase stays whole, since a rubric takes two', () => {
  const [words] = wordsFromSamples([{ es: '', en: 'It says 5.' }], { es: [], en: ['at the 5.'] }, (text) =>
    Float32Array.from({ length: 96 }, (_, at) => Number(at === 0 && text.includes('5'))),
  );
  expect(words).toEqual({ es: [], en: ['at the 5'] });
});

test('When no sample says anything near a point, then it gets no words', () => {
  const far = [{ es: 'Nombra la temperatura del horno.', en: 'It names the temperature of the oven.' }];
  const [words] = wordsFromSamples(far, { es: ['Escribe a Marta.'], en: ['Write to Martha.'] }, vectorOf);
  expect(words).toEqual({ es: [], en: [] });
});

test('When there is no sample or no known word, then there are no words', () => {
  expect(wordsFromSamples(points, { es: [], en: [] }, vectorOf)).toEqual([
    { es: [], en: [] },
    { es: [], en: [] },
  ]);
  expect(wordsFromSamples([{ es: 'xqzt', en: '' }], samples, vectorOf)).toEqual([{ es: [], en: [] }]);
});

test('When a sample is built to be slow, then its words take time by its length', () => {
  const propose = (text: string) => wordsFromSamples(points, { es: [text], en: [] }, vectorOf);
  expect(superlinearIn(propose, { limit: 10_000 })).toEqual([]);
}, 120_000);
