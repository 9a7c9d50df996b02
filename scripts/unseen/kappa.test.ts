import { kappaOf } from './kappa.ts';

test('When two readers agree as chance would have it, then kappa is 0; always, then 1; never, then below 0', () => {
  const [yes, no] = ['met', 'missing'];
  expect(
    kappaOf([
      [yes, yes],
      [yes, no],
      [no, yes],
      [no, no],
    ]),
  ).toBe(0);
  expect(
    kappaOf([
      [yes, yes],
      [no, no],
    ]),
  ).toBe(1);
  expect(
    kappaOf([
      [yes, no],
      [no, yes],
    ]),
  ).toBe(-1);
});

test("When three in four are alike, then kappa is the share by Cohen's formula", () => {
  // Both say "met" in half of the cases or more: 0.75 agreed, 0.5 by chance.
  expect(
    kappaOf([
      ['met', 'met'],
      ['met', 'met'],
      ['missing', 'missing'],
      ['missing', 'met'],
    ]),
  ).toBeCloseTo(0.5);
});

test('When both say the same one thing, then kappa is 1', () => {
  expect(kappaOf([['met', 'met']])).toBe(1);
});
