import { isPlace } from './order.tsx';

/** What the form says of a place, which people count from 1. */
const faultsOf = (place: number) => isPlace.map((check) => check(place - 1, {})).filter(Boolean);

test('When a place is out of reach, then the limits are named as people count', () => {
  expect(faultsOf(0)).toEqual([{ message: 'ra.validation.minValue', args: { min: 1 } }]);
  expect(faultsOf(10_001)).toEqual([{ message: 'ra.validation.maxValue', args: { max: 10_000 } }]);
  expect([faultsOf(1), faultsOf(10_000)]).toEqual([[], []]);
});
