import { exercisePercent, exerciseToOpen, lessonPercent } from '../src/features/lessons/model/standing.ts';

const exercise = (id: string, passed = false, bestScore: number | null = null) => ({
  id,
  passed,
  bestScore,
  passScore: 80,
});
const three = [exercise('a', true, 90), exercise('b'), exercise('c')];
const left = (exerciseId: string | null) => ({ lessonId: 'l', exerciseId });

it.each([
  ['the address asks for one', 'a', left('c'), 0],
  ['the address asks for an unknown one', 'x', left('c'), 2],
  ['the address is silent', null, left('c'), 2],
  ['nothing was left here', null, left(null), 1],
  ['another lesson was left', null, { lessonId: 'm', exerciseId: 'z' }, 1],
  ['nothing is known', null, undefined, 1],
])('When %s, then it opens there', (_, asked, resume, expected) => {
  expect(exerciseToOpen(three, asked, resume)).toBe(expected);
});

it('When all is passed, then it opens at the first', () => {
  expect(exerciseToOpen([exercise('a', true), exercise('b', true)], null, null)).toBe(0);
  expect(exerciseToOpen([], null, null)).toBe(0);
});

it('When an exercise is near to passing, then it is clearly not full; passed, it is', () => {
  expect(exercisePercent(exercise('a'))).toBe(0);
  expect(exercisePercent(exercise('a', false, 40))).toBe(50);
  expect(exercisePercent(exercise('a', false, 95))).toBe(90);
  expect(exercisePercent(exercise('a', true, 20))).toBe(100);
  expect(lessonPercent(three)).toBe(33);
  expect(lessonPercent([])).toBe(0);
});
