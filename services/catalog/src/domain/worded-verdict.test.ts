import { expect, test } from '@jest/globals';
import { judge } from './judge.ts';
import type { LessonExercise } from './lesson.ts';
import { attemptRecord } from './testing/learner.ts';
import { wordedVerdict } from './worded-verdict.ts';

const answer = 'Write an email to the shop about the wheel.';

const exerciseWith = (label: string, word: string): LessonExercise =>
  // The rest of an exercise is not read here.
  ({
    promptEs: '',
    promptEn: '',
    hints: {},
    rubric: {
      passScore: 60,
      criteria: [
        { id: 'task', weight: 1 },
        { id: 'mentions', weight: 1, any: { es: [word], en: [word] }, label: { es: label, en: 'The part' } },
        { id: 'audience', weight: 1 },
      ],
      groups: [
        { id: 'both', label: { es: 'Los dos', en: 'Both' }, atLeast: 2, of: ['mentions', 'audience'] },
      ],
    },
  }) as unknown as LessonExercise;

const exercise = exerciseWith('La pieza', 'wheel');

/** As the rubric of that day told its learner, in English. */
const told = () => {
  const { score, criteria, groups } = judge(exercise, { answer, language: 'en' });
  return { ...attemptRecord('a', 1), answer, score, criteria, groups };
};

test('When staff read a verdict in another language, then it says what the rubric says there', () => {
  const spanish = judge(exercise, { answer, language: 'es' });
  const { criteria, groups } = wordedVerdict(told(), exercise, 'es');
  expect(criteria).toEqual(spanish.criteria.map((one) => ({ ...one, language: 'es' })));
  expect(groups).toEqual(spanish.groups.map((one) => ({ ...one, language: 'es' })));
  expect(criteria.map(({ status }) => status)).toEqual(told().criteria.map(({ status }) => status));
});

test('When the rubric judges one criterion otherwise today, then that one keeps what was told, and the others are worded', () => {
  const today = exerciseWith('La rueda', 'rim');
  const [task, part] = wordedVerdict(told(), today, 'es').criteria;
  expect(part).toMatchObject({ ...told().criteria[1], label: 'La rueda', status: 'met', language: 'en' });
  expect(task).toMatchObject({
    language: 'es',
    message: judge(today, { answer, language: 'es' }).criteria[0]?.message,
  });
});

test('When the exercise is gone or the language is the learner’s, then it is what was told', () => {
  const { criteria, groups } = told();
  const english = {
    criteria: criteria.map((one) => ({ ...one, language: 'en' })),
    groups: groups.map((one) => ({ ...one, language: 'en' })),
  };
  expect(wordedVerdict(told(), null, 'es')).toEqual(english);
  expect(wordedVerdict(told(), exercise, 'en')).toEqual(english);
});

test('When words that were pointed out are refused, then the verdict is worded without them', () => {
  const start = answer.indexOf('the shop');
  const pointed = [{ key: 'audience', start, end: answer.length - 1 }];
  const verdict = judge(exercise, { answer, language: 'en', pointed });
  const attempt = { ...told(), criteria: verdict.criteria, groups: verdict.groups };
  const refused = { reason: 'no', at: new Date(), by: 'staff' };
  const audience = (pointings: (typeof pointed)[number][], isRefused: boolean) =>
    wordedVerdict(
      {
        ...(isRefused ? told() : attempt),
        pointings: pointings.map((one) => ({ ...one, refused: isRefused ? refused : null })),
      },
      exercise,
      'es',
    ).criteria.at(-1);
  expect(audience(pointed, true)).toMatchObject({ language: 'es' });
  expect(audience(pointed, false)).toMatchObject({ language: 'es' });
});
