import { closestTo } from './similar.ts';

const titled = (day: number, ...titleTerms: string[]) => ({
  createdAt: new Date(Date.UTC(2026, 0, day)),
  titleTerms,
});

test('When titles share words, then the closest come first, the newest of equals before the others', () => {
  const exact = titled(1, 'check', 'fact');
  const older = titled(2, 'check', 'tone');
  const newer = titled(3, 'check', 'length');
  const nothing = titled(4, 'garden');
  expect(closestTo(['check', 'fact'], [older, nothing, newer, exact], 5)).toEqual([exact, newer, older]);
  expect(closestTo(['check', 'fact'], [older, nothing, newer, exact], 1)).toEqual([exact]);
});
