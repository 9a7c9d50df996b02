import { figuresOf, type Learned } from './learned.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const did = (kind: Learned['kind'], day: number, figure = 1): Learned => ({
  _id: `${kind}-${day}`,
  userId: 'ana',
  kind,
  figure,
  at: at(day),
});

test('When a week is summed up, then what came before it is left out, but not the streak', () => {
  const learned = [did('lesson', 1), did('lesson', 9), did('exercise', 10), did('exercise', 11)];
  const streaks = [did('streak', 2, 4), did('streak', 1, 3)];
  expect(figuresOf([...learned, ...streaks], at(8))).toEqual({
    lessonsCompleted: 1,
    exercisesPassed: 2,
    streakWeeks: 4,
  });
});

test('When nothing was done, then all figures are nought', () => {
  expect(figuresOf([], at(8))).toEqual({ lessonsCompleted: 0, exercisesPassed: 0, streakWeeks: 0 });
});
