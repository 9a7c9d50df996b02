import { OrderInput, isPlace, withPlace } from './order.tsx';

/** What the form says of a place, which people count from 1. */
const faultsOf = (place: number) => isPlace.map((check) => check(place - 1, {})).filter(Boolean);

test('When a place is out of reach, then the limits are named as people count', () => {
  expect(faultsOf(0)).toEqual([{ message: 'ra.validation.minValue', args: { min: 1 } }]);
  expect(faultsOf(10_001)).toEqual([{ message: 'ra.validation.maxValue', args: { max: 10_000 } }]);
  expect([faultsOf(1), faultsOf(10_000)]).toEqual([[], []]);
});

describe('a place in a form', () => {
  const { format, parse } = OrderInput({ source: 'orderIndex', helperText: '' }).props;

  test('When a record is the first of its kind, then the field shows 1; when it has no place yet, then nothing', () => {
    expect([format(0), format(41), format(null)]).toEqual([1, 42, null]);
  });

  test('When 1 is typed, then the first place is kept; when the field is emptied, then none', () => {
    expect([parse('1'), parse('42'), parse('')]).toEqual([0, 41, null]);
  });
});

test('When a list is exported, then its rows have the places that the screen shows', () => {
  expect(withPlace({ orderIndex: 0, title: 'First' })).toEqual({ orderIndex: 1, title: 'First' });
});
