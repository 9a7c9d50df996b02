import { expect, it } from '@jest/globals';
import { centsOf } from './amount.ts';

it.each([
  ['10', 1000],
  [' 10,5 ', 1050],
  ['10.50', 1050],
  ['0,05', 5],
  ['299.9', 29_990],
])('When %j is written, then that is %i cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

it.each(['', '0', '0,00', '-5', '1.000,50', '10,505', '10 €', 'diez', '1e3'])(
  'When %j is written, then that is no amount',
  (text) => {
    expect(centsOf(text)).toBeNull();
  },
);
