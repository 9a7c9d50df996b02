import { criteria } from '../criteria/registry.ts';
import type { Evidence } from '../criteria/criterion.ts';
import type { Judgement } from '../judge.ts';
import { readPrompt } from '../reading/read-prompt.ts';
import type { Reading } from '../reading/reading.ts';
import { excuseUnseen, subjectAsRemark } from './excuse.ts';
import type { SubjectFinding } from './subject-finding.ts';

const convincing: SubjectFinding = {
  status: 'met',
  isConvincing: true,
  lack: 'short',
  refusedUnder: undefined,
  decidedBy: undefined,
};
const readingWith = (subject: SubjectFinding | undefined): Reading => ({ ...readPrompt('Escribe'), subject });
const unseen: Judgement = {
  setting: { id: 'role', weight: 1, mustHave: true },
  criterion: criteria.role,
  status: 'missing',
  evidence: [],
  lostTo: undefined,
  isJudged: true,
};
const isExcused = (changed: Partial<Judgement>, subject: SubjectFinding | undefined = convincing): boolean =>
  excuseUnseen(readingWith(subject), [{ ...unseen, ...changed }])[0]?.isExcused ?? false;
const evidence = (strength: Evidence['strength']): Evidence => ({
  start: 0,
  end: 7,
  strength,
  say: 'anything',
});

test('When the prompt as a whole convinces, then what no words were found for is let go of', () => {
  expect(isExcused({})).toBe(true);
  expect(isExcused({ status: 'partly', evidence: [evidence('part')] })).toBe(true);
  expect(isExcused({ lostTo: 'shared' })).toBe(true);
  expect(isExcused({ lostTo: 'loose-words' })).toBe(true);
});

test('When the prompt does not convince, or is compared with nothing, then nothing is let go of', () => {
  expect(isExcused({}, { ...convincing, isConvincing: false })).toBe(false);
  expect(excuseUnseen(readingWith(undefined), [unseen])).toEqual([unseen]);
});

test.each(['copied-hint', 'copied-instructions', 'repeated'] as const)(
  'When it was lost because it is no work of their own (%s), then it is not let go of',
  (lostTo) => {
    expect(isExcused({ lostTo })).toBe(false);
  },
);

test('When something speaks against the prompt, or it is met, or it is the subject itself, then nothing is let go of', () => {
  expect(isExcused({ evidence: [evidence('against')] })).toBe(false);
  expect(isExcused({ status: 'met', evidence: [evidence('full')] })).toBe(false);
  expect(isExcused({ criterion: criteria.subject })).toBe(false);
});

const short: SubjectFinding = { ...convincing, status: 'missing', isConvincing: false };
const subjectOpen: Judgement = {
  ...unseen,
  criterion: criteria.subject,
  setting: { id: 'subject', weight: 3 },
  pointable: true,
};
const remarkOf = (subject: SubjectFinding | undefined, text = 'Escribe un correo') =>
  subjectAsRemark({ ...readPrompt(text), subject }, [subjectOpen, unseen]);

test('When the subject is not met and not refused, then it is a remark that nobody is asked to point out', () => {
  const [subject, other] = remarkOf(short) ?? [];
  expect(subject).toMatchObject({ isJudged: false, isRemark: true, evidence: [] });
  expect(subject?.pointable).toBeUndefined();
  expect(other).toEqual(unseen);
});

test('When a clause breaks the subject and it is a remark, then nothing is marked as broken', () => {
  const broken: Judgement = { ...subjectOpen, status: 'broken', evidence: [evidence('against')] };
  const judged = { ...readPrompt('Escribe un correo'), subject: short };
  expect(subjectAsRemark(judged, [broken, unseen])?.[0]).toMatchObject({ status: 'missing', evidence: [] });
});

test('When it is refused, met, compared with nothing, or the finished text, then it stands', () => {
  expect(remarkOf({ ...short, refusedUnder: Infinity })).toBeNull();
  expect(remarkOf(convincing)).toBeNull();
  expect(remarkOf(undefined)).toBeNull();
  expect(
    remarkOf(short, 'Estimados señores: ayer llegó la silla y falta una rueda. Un saludo, Ana.'),
  ).toBeNull();
});

test.each([
  [5, true],
  [4, false],
])('When it is in doubt and %i of 6 others are met, one partly, then it gives way: %s', (met, givesWay) => {
  const others = Array.from({ length: 6 }, (_, at): Judgement => ({
    ...unseen,
    status: at < met ? 'met' : at === 5 ? 'partly' : 'missing',
  }));
  const reading = { ...readPrompt('Escribe un correo'), subject: { ...short, refusedUnder: 84 } };
  expect(subjectAsRemark(reading, [subjectOpen, ...others]) !== null).toBe(givesWay);
});
