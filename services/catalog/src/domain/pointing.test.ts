import { expect, test } from '@jest/globals';
import type { PointedWords } from '@academy/prompt-rubric/rubric.ts';
import { judge } from './judge.ts';
import type { LessonExercise } from './lesson.ts';
import { overrule } from './override.ts';
import { decidePointing, keptPointings, pointsAlike } from './pointing.ts';
import { at, attemptRecord } from './testing/learner.ts';

const answer = 'Write an email to the shop. One of the casters never came. It was due on Monday morning.';
const wordsAt = (key: string, words: string): PointedWords => {
  const start = answer.indexOf(words);
  return { key, start, end: start + words.length };
};
const part = wordsAt('part', 'One of the casters never came');
const day = wordsAt('day', 'due on Monday morning');
const request = wordsAt('task', 'due on Monday morning');

const words = (key: string, word: string) => ({
  id: 'mentions',
  key,
  weight: 1,
  any: { es: [word], en: [word] },
});
// The rest of an exercise is not read here.
const exercise = {
  promptEs: '',
  promptEn: '',
  hints: {},
  rubric: {
    passScore: 60,
    criteria: [{ id: 'task', weight: 1 }, words('part', 'wheel'), words('day', 'yesterday')],
  },
} as unknown as LessonExercise;

const judgeWith = (pointed: readonly PointedWords[]) => judge(exercise, { answer, language: 'en', pointed });
const checked = (...pointed: PointedWords[]) => {
  const verdict = judgeWith(pointed);
  const { score, criteria, groups, passed } = verdict;
  const kept = keptPointings(verdict, pointed, { courseId: 'course', judge: judgeWith });
  return { ...attemptRecord('a', 1), answer, score, criteria, groups, passed, judgedPassed: passed, ...kept };
};
const decision = (key: string, refused = true, reason = 'It says something else') => ({
  key,
  refused,
  reason,
  by: 'staff',
  at: at(9),
});
const scores = (attempt: ReturnType<typeof checked>, ...keys: string[]) =>
  keys.reduce((state, key) => ({ ...state, ...decidePointing(state, decision(key)) }), attempt).score;

test('When nothing that was pointed out counts, then an attempt keeps nothing of it', () => {
  expect(keptPointings(judgeWith([]), [], { courseId: 'course', judge: judgeWith })).toEqual({});
  expect(checked(request)).not.toHaveProperty('pointings');
});

test('When staff refuse one of two pointings, then the other counts on, and in either order both are gone', () => {
  const attempt = checked(part, day);
  expect(attempt).toMatchObject({ score: 100, pointings: [part, day], pointedIn: 'course' });
  expect(scores(attempt, 'part')).toBe(67);
  expect(scores(attempt, 'day')).toBe(67);
  expect(scores(attempt, 'part', 'day')).toBe(33);
  expect(scores(attempt, 'day', 'part')).toBe(33);
});

test('When a refusal is withdrawn, then the attempt stands as it was checked and the history has both', () => {
  const attempt = checked(part);
  const refused = { ...attempt, ...decidePointing(attempt, decision('part')) };
  expect(refused).toMatchObject({ score: 33, judgedPassed: false });
  const after = decidePointing(refused, decision('part', false));
  expect(after).toMatchObject({ score: 67, judgedPassed: true, pointings: [{ refused: null }] });
  expect(after?.pointingDecisions).toHaveLength(2);
});

test('When the same is decided again, then nothing changes, and what was not pointed out cannot be refused', () => {
  const attempt = checked(part);
  expect(decidePointing(attempt, decision('part', false))).toBeNull();
  const refused = { ...attempt, ...decidePointing(attempt, decision('part')) };
  expect(decidePointing(refused, decision('part'))).toBeNull();
  expect(decidePointing(refused, decision('part', true, 'Another reason'))).not.toBeNull();
  expect(decidePointing(attempt, decision('day'))).toBeUndefined();
  expect(decidePointing(attemptRecord('a', 1), decision('part'))).toBeUndefined();
});

test('When staff withdraw an override after refusing a pointing, then what was passed stays passed', () => {
  const attempt = checked(part);
  const refused = { ...attempt, ...decidePointing(attempt, decision('part')) };
  const overruled = { ...refused, ...overrule(refused, { ...decision('part'), passed: false }) };
  expect(overruled.passed).toBe(false);
  expect(overrule(overruled, { ...decision('part'), passed: null })).toMatchObject({ passed: true });
});

test('When a check is sent again, then it is the same where it points to the same words, met ones aside', () => {
  const attempt = checked(part);
  expect(pointsAlike(attempt, [part])).toBe(true);
  expect(pointsAlike(attempt, [request, part])).toBe(true);
  expect(pointsAlike(attempt, [])).toBe(false);
  expect(pointsAlike(attempt, [{ ...part, end: part.end - 1 }])).toBe(false);
  expect(pointsAlike(attempt, [part, day])).toBe(false);
  expect(pointsAlike({ ...attempt, ...decidePointing(attempt, decision('part')) }, [part])).toBe(true);
});
