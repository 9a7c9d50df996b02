import fc from 'fast-check';
import { netOf, vatPercentOf, vatWithin } from './vat.ts';

test.each([
  [2999, 21, 520],
  [29_990, 21, 5205],
  [0, 21, 0],
  [1, 21, 0],
  [2999, 0, 0],
])('When %i cents include %i %% of VAT, then it is %i', (total, percent, vat) => {
  expect(vatWithin(total, percent)).toBe(vat);
});

test('When VAT is taken out of any price, then net and VAT add up and the rate is the one it was taken with', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 50 }),
      (total, percent) => {
        const vat = vatWithin(total, percent);
        expect(netOf({ total, vat }) + vat).toBe(total);
        expect(vat).toBeGreaterThanOrEqual(0);
        expect(vatPercentOf({ total, vat }, percent)).toBe(percent);
      },
    ),
  );
});

test.each([
  [{ total: 2999, vat: 0 }, 0],
  [{ total: 1190, vat: 190 }, 19],
  [{ total: 1055, vat: 55 }, 5.5],
])('When the provider stated another tax, then its own rate is printed: %j', (amounts, percent) => {
  expect(vatPercentOf(amounts, 21)).toBe(percent);
});
