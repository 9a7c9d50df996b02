import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { checkPrompt } from '../src/check-prompt.ts';
import { loadSubjectJudges } from '../src/load-subject-judges.ts';
import { CRITERION_IDS, MUST_NOT_KINDS, type Rubric } from '../src/rubric.ts';

/** The longest answer to an exercise, and its longest instructions. */
const limits = { answer: 10_000, instructions: 2_000 } as const;

const everything: Rubric = {
  passScore: 75,
  criteria: CRITERION_IDS.map((id) => ({
    id,
    weight: 1,
    ...(id === 'mentions' ? { any: { es: ['pedido'], en: ['order', 'delivery date'] } } : {}),
    ...(id === 'must-nots' ? { kinds: [...MUST_NOT_KINDS] } : {}),
    ...(id === 'length' ? { words: { least: 20, most: 500 } } : {}),
  })),
};
const texts = { instructions: 'Pide al proveedor el plazo del pedido.', hints: ['Di qué plazo necesitas.'] };
const { judgeFor, referencesOf, vectorOf } = loadSubjectJudges();
const references = referencesOf({
  good: ['Escribe un correo al proveedor y pídele el plazo de entrega.', 'Write to the supplier.'],
  weak: ['correo'],
});
const subject = judgeFor({ references, instructions: texts.instructions });

test('When a prompt built to be slow is checked, then that takes time by its length', () => {
  const check = (text: string) => checkPrompt(text, everything, 'es', texts, { subject });
  expect(superlinearIn(check, { limit: limits.answer })).toEqual([]);
}, 120_000);

test('When words are looked for by what they mean, then that takes time by the prompt’s length', () => {
  const words = { es: ['con retraso', 'no llegó a tiempo'], en: ['running late', 'did not arrive'] };
  const rubric: Rubric = {
    passScore: 75,
    criteria: [{ id: 'mentions', weight: 1, any: words, byMeaning: true }],
  };
  const check = (text: string) => checkPrompt(text, rubric, 'es', texts, { vectorOf });
  expect(superlinearIn(check, { limit: limits.answer })).toEqual([]);
}, 120_000);

test('When instructions and hints are built to be slow, then a check takes time by their length', () => {
  const answer = 'Escribe un correo de cinco líneas al proveedor. '.repeat(10);
  const check = (text: string) =>
    checkPrompt(answer, everything, 'es', { instructions: text, hints: [text] });
  expect(superlinearIn(check, { limit: limits.instructions })).toEqual([]);
});
