import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../../../scripts/content-check/read-content.ts';
import { subjectOf } from '../../../scripts/unseen/subject-of.ts';
import { checkPrompt } from '../src/check-prompt.ts';
import { exerciseTexts } from '../src/exercise-texts.ts';
import type { PointedWords, PromptVerdict } from '../src/rubric.ts';

const { exercises } = readContent(path.join(import.meta.dirname, '../../../content'));
const exerciseOf = (slug: string) => {
  const found = exercises.find(({ id }) => id.endsWith(`--${slug}`));
  if (!found) throw new Error(`no exercise ${slug}`);
  return found;
};

/** The verdict as catalog gives it. */
const judge = (slug: string, text: string, pointed: PointedWords[] = []): PromptVerdict => {
  const found = exerciseOf(slug);
  const options = { subject: subjectOf(found), pointed };
  return checkPrompt(text, found.exercise.rubric, 'es', exerciseTexts(found.exercise), options);
};
const subjectIn = ({ criteria }: PromptVerdict) => criteria.find(({ id }) => id === 'subject');

test('When a prompt does what the exercise asks in words of its own, then it passes without the listed words', () => {
  const verdict = judge(
    'first-email',
    'I need an email to the web shop that sold me an office chair. It came yesterday but one of the wheels is not in the box. I do not want to return it, I just want them to give me the missing wheel.',
  );
  expect(subjectIn(verdict)).toMatchObject({ status: 'met', hint: null });
  expect(verdict.passed).toBe(true);
  // What is let go of is not called essential, and a verdict that passes has a score that does.
  expect(verdict.criteria.filter(({ mustHave, status }) => mustHave && status !== 'met')).toEqual([]);
  expect(verdict.score).toBeGreaterThanOrEqual(exerciseOf('first-email').exercise.rubric.passScore);
});

test('When a sound prompt is about something else, then it does not pass and the sentence that decided is marked', () => {
  const text =
    'Escribe un correo a mi compañía eléctrica. Me han cobrado dos veces la factura de marzo. Quiero que me devuelvan 64 euros en la cuenta de siempre. Tono educado, 100 palabras, con asunto.';
  const verdict = judge('first-email', text);
  expect(verdict.passed).toBe(false);
  const found = subjectIn(verdict);
  expect(found).toMatchObject({ status: 'broken', mustHave: true });
  expect(found?.hint).toMatch(/enunciado/);
  const [span] = found?.spans ?? [];
  expect(text.slice(span?.start, span?.end).length).toBeGreaterThan(10);
});

test('When the good samples of other exercises are handed in, then hardly any passes', () => {
  const tried = exercises.flatMap((found, at) => {
    const other = exercises[(at + 7) % exercises.length];
    const subject = subjectOf(found);
    const texts = exerciseTexts(found.exercise);
    const samples = [...(other?.exercise.samples.es.good ?? []), ...(other?.exercise.samples.en.good ?? [])];
    return samples.map((text) => checkPrompt(text, found.exercise.rubric, 'es', texts, { subject }).passed);
  });
  expect(tried.length).toBeGreaterThan(400);
  // Exercises of one kind are near to each other: a sheet for a museum, an object for a program.
  expect(tried.filter((passed) => passed).length / tried.length).toBeLessThan(0.01);
});

test('When words that mean much stand in a heap, then they do not pass', () => {
  for (const { id, exercise } of exercises) {
    const words = exercise.samples.es.good.join(' ').match(/\p{L}{5,}/gu) ?? [];
    const heap = [...new Set(words)].toSorted().join(' ');
    expect([judge(id.split('--').at(-1) ?? '', heap).passed, id]).toEqual([false, id]);
  }
});

test('When nothing is known to compare with, then the criterion is not judged', () => {
  const { exercise } = exerciseOf('first-email');
  const verdict = checkPrompt('Escribe un correo', exercise.rubric, 'en', exerciseTexts(exercise));
  expect(subjectIn(verdict)).toMatchObject({ judged: false, hint: null });
});

const short =
  "Write an email to the shop about the office chair I got delivered yesterday with a wheel missing, I'm nearly on the floor every time I lean left. Ask them to post the part, I'm keeping the chair. Make it a bit funny.";
const wholeOf = (text: string) => [{ key: 'subject', start: 0, end: text.length }];

test('When the subject alone falls short, then the whole prompt may be pointed to, and it passes', () => {
  expect(judge('first-email', short)).toMatchObject({ passed: false });
  expect(subjectIn(judge('first-email', short))).toMatchObject({ status: 'missing', pointable: true });
  const verdict = judge('first-email', short, wholeOf(short));
  expect(verdict).toMatchObject({ passed: true });
  expect(verdict).not.toHaveProperty('refusedPointings');
  expect(subjectIn(verdict)).toMatchObject({ status: 'met', pointedOut: true, spans: [], hint: null });
  expect(subjectIn(verdict)?.message).toContain('Una persona del equipo');
});

test('When something else that is insisted on is open, then the subject may be pointed out only after it', () => {
  const { exercise } = exerciseOf('first-email');
  const asksMore = {
    ...exercise.rubric,
    criteria: [
      ...exercise.rubric.criteria,
      {
        id: 'mentions' as const,
        key: 'floor',
        weight: 1,
        mustHave: true,
        any: { es: ['suelo'], en: ['carpet'] },
      },
    ],
  };
  const at = short.indexOf("I'm nearly on the floor every time");
  const floor = { key: 'floor', start: at, end: at + 34 };
  const judgeWith = (pointed: PointedWords[]) =>
    checkPrompt(short, asksMore, 'es', exerciseTexts(exercise), {
      subject: subjectOf(exerciseOf('first-email')),
      pointed,
    });
  expect(subjectIn(judgeWith([]))).not.toHaveProperty('pointable');
  expect(judgeWith(wholeOf(short)).refusedPointings).toMatchObject([{ reason: 'others-first' }]);
  expect(subjectIn(judgeWith([floor]))).toMatchObject({ pointable: true });
  // In whatever order they are told.
  expect(judgeWith([...wholeOf(short), floor])).toMatchObject({ passed: true });
});

test('When the subject is about something else or says little, then it may not be pointed out', () => {
  expect(judge('first-email', 'La rueda', wholeOf('La rueda'))).toMatchObject({
    passed: false,
    refusedPointings: [{ key: 'subject', reason: 'not-for-pointing' }],
  });
  const far = 'Escribe un correo a mi compañía eléctrica. Me han cobrado dos veces la factura de marzo.';
  const verdict = judge('first-email', far, [{ key: 'subject', start: 0, end: 42 }]);
  expect(verdict.refusedPointings).toMatchObject([{ key: 'subject', reason: 'not-for-pointing' }]);
});

test('When the model is read, then its terms are as the engine counts them', () => {
  const file = path.join(import.meta.dirname, '../data/subject-model.json');
  const { terms } = JSON.parse(readFileSync(file, 'utf8')) as { terms: [string, number, number][] };
  expect(terms.length).toBeGreaterThan(10_000);
  expect(
    terms.every(([term]) => term === term.normalize('NFKD').toLowerCase() && /^\S+( \S+)?$/u.test(term)),
  ).toBe(true);
});
