import { killPoints } from './kill-points.ts';

test('The first kill can come with the first mail, and never before any', () => {
  expect([...killPoints(60, 2, () => 0)]).toEqual([1, 31]);
});

test('The last kill can come with the last mail, and never after it', () => {
  expect([...killPoints(60, 2, () => 0.999_999)]).toEqual([30, 60]);
});
