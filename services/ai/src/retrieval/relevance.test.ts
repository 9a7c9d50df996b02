import { teachingOf, type Signs } from './relevance.ts';

const signs: Signs = {
  question: 'zzz',
  best: 0,
  rarest: 1,
  known: 0,
  asked: 0,
  other: 0,
  hasQuestions: true,
};

test.each([
  ['taught', { asked: 0.8 }],
  ['nearest', { asked: 0.25 }],
  ['not-taught', { asked: 0.05 }],
  ['nearest', { asked: 0.8, other: 0.45 }],
  ['not-taught', { asked: 0.8, other: 0.8 }],
] as const)('When known questions are as close as that, then it is %s: %j', (teaching, close) => {
  expect(teachingOf({ ...signs, ...close }).teaching).toBe(teaching);
});

test.each([
  ['taught', 3],
  ['nearest', 2],
  ['not-taught', 1],
] as const)('When no question is known for the best passage, then its words make it %s', (teaching, best) => {
  expect(teachingOf({ ...signs, best, hasQuestions: false }).teaching).toBe(teaching);
});

test.each([
  ['taught', { here: 0.6, elsewhere: 0.3 }],
  ['nearest', { here: 0.4, elsewhere: 0.35 }],
  ['not-taught', { here: 0.4, elsewhere: 0.6 }],
] as const)('When whole sentences are as close as that, then it is %s: %j', (teaching, said) => {
  expect(teachingOf({ ...signs, asked: 0.08, known: 0.5, said }).teaching).toBe(teaching);
});

test.each([
  ['taught', 0.7],
  ['nearest', 0.45],
  ['not-taught', 0.2],
] as const)('When nobody asked before, then the closest sentence makes it %s: %d', (teaching, here) => {
  const said = { here, elsewhere: 0 };
  expect(teachingOf({ ...signs, best: 1, known: 0.6, hasQuestions: false, said }).teaching).toBe(teaching);
});

test('When a question is about something else by its words, then the same closeness says less', () => {
  const close = { asked: 0.4, known: 0 };
  expect(teachingOf({ ...signs, ...close, question: 'zzz' }).teaching).toBe('taught');
  expect(teachingOf({ ...signs, ...close, question: 'fútbol zzz' }).teaching).toBe('nearest');
});

test.each([
  [true, 0.1],
  [false, 0.05],
])('When what is not taught is half as close as the nearest, then within reach is %s: %d', (is, asked) => {
  expect(teachingOf({ ...signs, asked })).toEqual({ teaching: 'not-taught', isWithinReach: is });
});
