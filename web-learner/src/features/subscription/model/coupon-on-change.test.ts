import { isCouponTakenOff } from './coupon-on-change.ts';

const prices = { month: 2999, year: 29990 };

test.each([
  ['a whole unused month and nothing else', 29990 - 2999, false],
  ['nothing', 29990, false],
  ['a fifth of the year and a month bought with the same coupon', 29990 * 0.8 - 2399, true],
  ['a fifth of the year', 29990 * 0.8, true],
])('When %s is taken off the year, then a coupon is taken off: %s', (_, due, expected) => {
  expect(isCouponTakenOff(due, prices)).toBe(expected);
});
