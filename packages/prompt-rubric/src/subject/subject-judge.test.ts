import { checkPrompt } from '../check-prompt.ts';
import { readPrompt } from '../reading/read-prompt.ts';
import type { CriterionSetting, PromptVerdict } from '../rubric.ts';
import { createSubjectModel } from './model.ts';
import { NEARNESS } from './nearness.ts';
import { encodeReferences } from './references.ts';
import { createSubjectJudges, type SubjectJudge } from './subject-judge.ts';

const nothing = Object.fromEntries(NEARNESS.map((name) => [name, 0])) as Record<
  (typeof NEARNESS)[number],
  number
>;
/** `bien` speaks for a prompt and `mal` against it, each as much as it weighs beside the other words known. */
const model = createSubjectModel({
  terms: [
    ['bien', 100, 100],
    ['mal', 100, -100],
  ],
  weights: { ...nothing, bias: 0, wording: 1 },
  thresholds: { met: 0.5, close: -0.5, near: -0.5, words: 0.5 },
});

/** East for what speaks of chairs, north for what speaks of boats, and what lies between. */
const vectorOf = (text: string): Float32Array | null => {
  const [east, north] = [/silla/.test(text), /barco/.test(text)].map(Number);
  if (!east && !north) return null;
  const length = Math.hypot(east ?? 0, north ?? 0);
  return Float32Array.from(
    { length: 96 },
    (_, at) => (at === 0 ? (east ?? 0) : at === 1 ? (north ?? 0) : 0) / length,
  );
};
const references = encodeReferences(
  { good: ['silla barco a', 'silla barco b', 'silla barco c'], weak: ['barco'] },
  { vectorOf, rarityOf: () => 1 },
);
const judge: SubjectJudge = createSubjectJudges({ model, vectorOf })({ references, instructions: 'silla' });
const findingIn = (text: string) => judge(readPrompt(text));

const criteria: CriterionSetting[] = [
  { id: 'subject', weight: 1, mustHave: true },
  { id: 'task', weight: 1 },
  { id: 'mentions', key: 'boat', weight: 1, mustHave: true, any: { es: ['velero'], en: ['yacht'] } },
];
const check = (text: string, subject: SubjectJudge | undefined = judge): PromptVerdict =>
  checkPrompt(text, { passScore: 90, criteria }, 'es', {}, { subject });

test('When the sum reaches what is met, then it is met and nothing counts against it', () => {
  expect(findingIn('Escribe bien de la silla del barco')).toEqual({
    standing: 'met',
    isConvincing: true,
    lack: 'short',
    decidedBy: undefined,
  });
});

test('When the sum lies between the two thresholds, then it is close and the sentence against it is told', () => {
  const text = 'Escribe de la silla. Y bien de un barco y mal.';
  const finding = findingIn(text);
  expect(finding).toMatchObject({ standing: 'close', isConvincing: false });
  const verdict = check(text);
  expect(verdict.criteria[0]).toMatchObject({ status: 'partly', pointable: true });
});

test('When the sum is below both, then it is missing and the worst sentence is marked', () => {
  const text = 'Escribe sobre la silla del barco. Hazlo mal en la silla y mal en el barco.';
  const [subject] = check(text).criteria;
  expect(subject).toMatchObject({ status: 'missing' });
  expect(subject?.pointable).toBeUndefined();
  expect(subject?.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Hazlo mal en la silla y mal en el barco',
  ]);
});

test('When a prompt has hardly any of the exercise’s words, then it is a near thing at best', () => {
  const elsewhere = { isConvincing: false, lack: 'elsewhere' };
  expect(findingIn('Escribe bien, muy bien, de los árboles')).toMatchObject({
    ...elsewhere,
    standing: 'close',
  });
  expect(findingIn('Escribe bien y mal de los árboles')).toMatchObject({ ...elsewhere, standing: 'missing' });
});

test('When the prompt as a whole convinces, then a must-have without its words is let go of and the score follows', () => {
  const verdict = check('Escribe bien de la silla del barco');
  expect(verdict).toMatchObject({ passed: true, score: 90 });
  expect(verdict.criteria[2]).toMatchObject({ key: 'boat', status: 'missing', mustHave: false });
});

test('When the prompt is met but far from the good ones, then its must-haves stay', () => {
  const far = createSubjectModel({
    terms: [['bien', 100, 100]],
    weights: { ...nothing, bias: 0, wording: 1 },
    thresholds: { met: 0.5, close: -0.5, near: 0.5, words: 0.5 },
  });
  const strict = createSubjectJudges({ model: far, vectorOf })({ references, instructions: 'silla' });
  const verdict = check('Escribe bien de la silla del barco', strict);
  expect(verdict.passed).toBe(false);
  expect(verdict.criteria.map(({ status, mustHave }) => [status, mustHave])).toEqual([
    ['met', true],
    ['met', false],
    ['missing', true],
  ]);
});

test('When most of a prompt is copied, then nothing is let go of', () => {
  const hint = 'Escribe bien de la silla del barco y cuenta con calma todo lo que te pasó ayer por la tarde';
  const verdict = checkPrompt(hint, { passScore: 0, criteria }, 'es', { hints: [hint] }, { subject: judge });
  expect(verdict.passed).toBe(false);
});

test('When something speaks against a prompt that convinces, then it is not let go of', () => {
  const secret: CriterionSetting[] = [criteria[0]!, { id: 'privacy', weight: 1, mustHave: true }];
  const text = 'Escribe bien de la silla del barco a ana.perez@correo.es';
  const verdict = checkPrompt(text, { passScore: 0, criteria: secret }, 'es', {}, { subject: judge });
  expect(verdict.passed).toBe(false);
  expect(verdict.criteria[1]).toMatchObject({ status: 'missing', mustHave: true });
});

test('When there is nothing to compare with, then the other criteria decide alone', () => {
  const verdict = checkPrompt('Escribe bien de la silla del velero', { passScore: 90, criteria }, 'es');
  expect(verdict).toMatchObject({ passed: true, score: 100 });
  expect(verdict.criteria[0]).toMatchObject({ judged: false });
});

test('When an exercise is judged again, then its references are read once', () => {
  let asked = 0;
  const counting = createSubjectJudges({
    model,
    vectorOf: (text) => ((asked += text === 'silla' ? 1 : 0), vectorOf(text)),
  });
  counting({ references, instructions: 'silla' })(readPrompt('un barco'));
  counting({ references, instructions: 'silla' })(readPrompt('otro barco'));
  expect(asked).toBe(1);
});
