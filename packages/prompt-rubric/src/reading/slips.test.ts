import { checkPrompt } from '../check-prompt.ts';
import type { Rubric } from '../rubric.ts';
import { withoutSlips } from './slips.ts';

const rubric: Rubric = {
  passScore: 50,
  criteria: [
    { id: 'task', weight: 1 },
    { id: 'mentions', weight: 1, any: { es: ['tostadores'], en: ['greengrocers'] } },
  ],
};

test.each([
  ['of a lexicon', 'Tradcuir el texto', 'Traducir el texto'],
  ['of the exercise', 'Habla de tostdaores', 'Habla de tostadores'],
  ['of the instructions', 'el restuarante', 'el restaurante'],
  ['with accents and capitals', 'REVÍSLAO y rseume', 'REVÍSALO y resume'],
])('When two neighbouring letters of a word %s are swapped, then they are put back: %s', (_, text, meant) => {
  const texts = { instructions: 'Busca un restaurante y revísalo.' };
  expect(withoutSlips(text, rubric, texts)).toBe(meant);
});

test.each([
  'Traducir los tostadores',
  'un motor desconocido: qwertyuiop',
  // The first letter, a short word and a missing letter are left alone.
  'rtaducir',
  'paar',
  'tostadors',
])('When nothing is known to be swapped, then the text stays as it is: %s', (text) => {
  expect(withoutSlips(text, rubric, {})).toBe(text);
});

test('When a word was mended, then its mark and its quote are those of what was written', () => {
  const text = 'Escribe un cartel para los tostdaores de la plaza.';
  const verdict = checkPrompt(text, rubric, 'es');
  const found = verdict.criteria.find(({ id }) => id === 'mentions');
  expect(found).toMatchObject({ status: 'met' });
  const [span] = found?.spans ?? [];
  expect(text.slice(span?.start, span?.end)).toBe('tostdaores');
  expect(found?.message).toContain('tostdaores');
});
