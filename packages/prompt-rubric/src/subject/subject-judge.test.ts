import { model, nothing, references, vectorOf } from '../../test/subject-support.ts';
import { checkPrompt } from '../check-prompt.ts';
import { readPrompt } from '../reading/read-prompt.ts';
import type { CriterionSetting, PromptVerdict } from '../rubric.ts';
import { createSubjectModel } from './model.ts';
import { createSubjectJudges, type SubjectJudge } from './subject-judge.ts';

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
  expect(findingIn('Escribe bien de la silla del barco')).toMatchObject({
    status: 'met',
    isConvincing: true,
    refusedUnder: undefined,
    decidedBy: undefined,
  });
});

test('When the sum lies between the two thresholds, then it is close, and no sentence is held against it', () => {
  const text = 'Escribe de la silla. Y bien de un barco y mal.';
  const finding = findingIn(text);
  expect(finding).toMatchObject({ status: 'close', isConvincing: false });
  const verdict = check(text);
  expect(verdict.criteria[0]).toMatchObject({ status: 'partly', spans: [] });
});

test('When the sum is below both, then it is missing, or broken by the worst sentence where it is about something else', () => {
  const found = (text: string) => {
    const [subject] = check(text).criteria;
    expect(subject?.pointable).toBeUndefined();
    return [subject?.status, ...(subject?.spans.map(({ start, end }) => text.slice(start, end)) ?? [])];
  };
  expect(found('Escribe sobre la silla del barco. Hazlo mal en la silla y mal en el barco.')).toEqual([
    'missing',
  ]);
  expect(
    found('Escribe sobre los árboles del parque. Hazlo mal en los bancos y mal en las fuentes.'),
  ).toEqual(['broken', 'Hazlo mal en los bancos y mal en las fuentes']);
});

test('When everything else is met, then what is merely not met is a remark, and what is refused is not', () => {
  const lenient: CriterionSetting[] = [criteria[0]!, { id: 'task', weight: 1, mustHave: true }];
  const tried = (text: string) =>
    checkPrompt(text, { passScore: 90, criteria: lenient }, 'es', {}, { subject: judge });
  const remark = tried('Escribe mal de la silla y del barco con ruedas, velas, remos y anclas');
  expect(remark).toMatchObject({ passed: true, score: 100 });
  expect(remark.criteria[0]).toMatchObject({ status: 'missing', judged: false, hint: null, spans: [] });
  expect(remark.criteria[0]?.message).toContain('así que no cuenta');
  const refused = tried('Escribe mal, mal y mal de los árboles con ruedas, velas, remos y anclas');
  expect(refused.passed).toBe(false);
  expect(refused.criteria[0]).toMatchObject({ status: 'broken', mustHave: true });
  expect(refused.criteria[0]?.judged).toBeUndefined();
});

test('When another must-have is open and the subject is merely not met, then it is a remark all the same', () => {
  const open = check('Escribe mal de la silla y del barco con ruedas, velas, remos y anclas');
  expect(open.passed).toBe(false);
  expect(open.criteria[0]).toMatchObject({ judged: false, hint: null });
});

test('When nothing but the subject is in a rubric, then it is no remark', () => {
  const verdict = checkPrompt(
    'Escribe mal de la silla y del barco con ruedas, velas, remos y anclas',
    { passScore: 0, criteria: [criteria[0]!] },
    'es',
    {},
    { subject: judge },
  );
  expect(verdict.passed).toBe(false);
});

test('When a prompt has hardly any of the exercise’s words, then it is a near thing at best', () => {
  const elsewhere = { isConvincing: false, lack: 'elsewhere' };
  expect(findingIn('Escribe bien, muy bien, de los árboles')).toMatchObject({
    ...elsewhere,
    status: 'close',
  });
  expect(findingIn('Escribe bien y mal de los árboles')).toMatchObject({ ...elsewhere, status: 'missing' });
});

test('When a prompt is a few of the exercise’s words, then it says too little, and the advice asks for more', () => {
  const source = { references, instructions: 'Escribe a la tienda un correo, bien o mal, sobre la silla' };
  const judgeOf = createSubjectJudges({ model, vectorOf })(source);
  expect(judgeOf(readPrompt('Escribe a la tienda un correo mal'))).toMatchObject({ lack: 'little' });
  expect(judgeOf(readPrompt('Escribe un poema de amor del mar, la vela y el faro'))).toMatchObject({
    lack: 'elsewhere',
  });
  const [subject] = check('Escribe a la tienda mal', judgeOf).criteria;
  expect(subject).toMatchObject({ status: 'missing' });
  expect(subject?.message).toContain('dices muy poco');
});

test('When the prompt as a whole convinces, then a must-have without its words is let go of and the score follows', () => {
  const verdict = check('Escribe bien de la silla del barco');
  expect(verdict).toMatchObject({ passed: true, score: 90 });
  expect(verdict.criteria[2]).toMatchObject({ key: 'boat', status: 'missing', mustHave: false });
});

test('When the prompt is met but far from the good ones, then its must-haves stay', () => {
  const far = createSubjectModel({
    terms: [['bien', 100, 100]],
    weights: { ...nothing, bias: 0, wording: 1, likelihood: 0 },
    thresholds: { met: 0.5, close: -0.5, near: 0.5, words: 0.5, veto: -1, briefVeto: -1 },
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
  expect(verdict.criteria[1]).toMatchObject({ status: 'broken', mustHave: true });
});

test('When notes are so terse that they look like a heap of words, then they count where the subject is met, and keywords never do', () => {
  const screws: CriterionSetting = { id: 'mentions', weight: 1, any: { es: ['tornillos'], en: [] } };
  const rubric = { passScore: 60, criteria: [criteria[0]!, screws] };
  const statusesOf = (text: string, subject?: SubjectJudge) =>
    checkPrompt(text, rubric, 'es', {}, { subject }).criteria.map(({ status }) => status);
  const notes =
    'Silla barco, bien. Rueda, asiento de madera, respaldo, tela azul, tornillos y tuercas con llave';
  expect(statusesOf(notes, judge)).toEqual(['met', 'met']);
  expect(statusesOf(notes)).toEqual(['missing', 'missing']);
  expect(statusesOf(notes.replace('bien', 'mal'), judge)).toEqual(['missing', 'missing']);
  const keywords = notes.replace('de ', '').replace(' y', '').replace(' con', '');
  expect(statusesOf(keywords, judge)).toEqual(['met', 'missing']);
});

test('When one sentence beside others is as terse as notes, then it counts where the subject is met', () => {
  const screws: CriterionSetting = { id: 'mentions', weight: 1, any: { es: ['tornillos'], en: [] } };
  const rubric = { passScore: 60, criteria: [criteria[0]!, screws] };
  const statusesOf = (text: string) =>
    checkPrompt(text, rubric, 'es', {}, { subject: judge }).criteria.map(({ status }) => status);
  const notes =
    'Silla barco rueda asiento madera respaldo tela azul tornillos tuercas llave. Quiero que lo cuentes bien y con calma';
  expect(statusesOf(notes)).toEqual(['met', 'met']);
  expect(statusesOf(notes.replace('bien', 'mal'))).toEqual(['missing', 'missing']);
});

test('When words tell good prompts of the exercise from weak ones, then they count in the sum', () => {
  const likelihood = createSubjectModel({
    terms: [['bien', 100, 100]],
    weights: { ...nothing, bias: 0, wording: 0, likelihood: 1 },
    thresholds: { met: 0.5, close: -0.5, near: -0.5, words: 0, veto: -1, briefVeto: -1 },
  });
  const statusOf = createSubjectJudges({ model: likelihood, vectorOf })({
    references,
    instructions: 'silla',
  });
  expect(statusOf(readPrompt('silla barco')).status).toBe('met');
  const { likelihood: _, ...earlier } = references;
  const before = createSubjectJudges({ model: likelihood, vectorOf })({
    references: earlier,
    instructions: 'silla',
  });
  expect(before(readPrompt('silla barco')).status).toBe('close');
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

test('When a sentence on tone has words that count against it, then they do not', () => {
  const against = createSubjectModel({
    terms: [['natural', 100, -300]],
    weights: { ...nothing, bias: 0.6, wording: 1, likelihood: 0 },
    thresholds: { met: 0.5, close: -0.5, near: -9, words: 0, veto: -1, briefVeto: -1 },
  });
  const judgeOf = createSubjectJudges({ model: against, vectorOf })({ references, instructions: 'silla' });
  const statusOf = (text: string) => judgeOf(readPrompt(text)).status;
  expect(statusOf('Escribe un correo a la tienda. Que suene natural.')).toBe('met');
  expect(statusOf('Escribe un correo natural a la tienda.')).toBe('missing');
});
