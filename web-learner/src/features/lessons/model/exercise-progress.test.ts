import { exercisePercent, exerciseToOpen, lessonPercent, nextOpenExercise } from './exercise-progress.ts';

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

it.each([
  ['the next one is open', [true, false, false], 0, 1],
  ['the next one is passed', [true, true, false], 0, 2],
  ['only one before it is open', [false, true, true], 2, 0],
  ['all are passed', [true, true, true], 1, null],
  ['it is itself not counted as passed yet', [true, false, true], 1, null],
  ['there is only one', [true], 0, null],
] as const)('When %s, then that is where it leads on', (_, passed, current, expected) => {
  const exercises = passed.map((isPassed, index) => exercise(String(index), isPassed));
  expect(nextOpenExercise(exercises, current)).toBe(expected);
});

it('When an exercise is passed pending, then the way on and the one to open pass it by, and it fills nothing', () => {
  const waiting = { ...exercise('b', false, 100), pending: { until: '2026-01-08T12:00:00.000Z' } };
  const exercises = [exercise('a', true), waiting, exercise('c')];
  expect(nextOpenExercise(exercises, 0)).toBe(2);
  expect(nextOpenExercise([exercise('a', true), waiting], 0)).toBeNull();
  expect(exerciseToOpen(exercises, null, undefined)).toBe(2);
  expect(exercisePercent(waiting)).toBe(90);
});
