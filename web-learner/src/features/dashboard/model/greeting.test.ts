import { dayPart } from './greeting.ts';

it.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('When it is %d o’clock, then it is %s', (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});
