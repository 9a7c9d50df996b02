import { timeLeft } from './time-left.ts';

it.each([
  [600_000, { unit: 'minutes', count: 10 }],
  [599_001, { unit: 'minutes', count: 10 }],
  [60_001, { unit: 'minutes', count: 2 }],
  [60_000, { unit: 'seconds', count: 60 }],
  [1, { unit: 'seconds', count: 1 }],
  [0, { unit: 'seconds', count: 0 }],
  [-5_000, { unit: 'seconds', count: 0 }],
])('When %d milliseconds are left, then that is %j', (left, said) => {
  expect(timeLeft(1_000_000 + left, 1_000_000)).toEqual(said);
});
