import { isWholeCode, printedCode } from './code.ts';

it.each([
  ['K7QF-2M9X-4TRD', 'K7QF-2M9X-4TRD'],
  [' k7qf2m9x 4trd ', 'K7QF-2M9X-4TRD'],
  ['k7qf–2m9x—4trd', 'K7QF-2M9X-4TRD'],
  ['k7qf2', 'K7QF-2'],
  ['', ''],
])('When %j is typed, then it is printed as %j', (typed, printed) => {
  expect(printedCode(typed)).toBe(printed);
});

it.each([
  ['K7QF-2M9X-4TRD', true],
  ['k7qf2m9x4trd', true],
  ['K7QF-2M9X-4TR', false],
  ['K7QF-2M9X-4TRDA', false],
  ['Ñ7QF-2M9X-4TRD', false],
  ['', false],
])('When the code is %j, then whether it is whole is %s', (typed, whole) => {
  expect(isWholeCode(typed)).toBe(whole);
});
