import { closestTo } from './similar.ts';

const unit = (...numbers: number[]): Float32Array =>
  Float32Array.from({ length: 96 }, (_, at) => numbers[at] ?? 0);
const titled = (day: number, titleTerms: string[], meaning: Float32Array | null = null) => ({
  createdAt: new Date(Date.UTC(2026, 0, day)),
  titleTerms,
  meaning,
});
const wanted = { titleTerms: ['check', 'fact'], meaning: unit(1) };

test('When titles share words, then the closest come first, the newest of equals before the others', () => {
  const exact = titled(1, ['check', 'fact']);
  const older = titled(2, ['check', 'tone']);
  const newer = titled(3, ['check', 'length']);
  const nothing = titled(4, ['garden']);
  expect(closestTo(wanted, [older, nothing, newer, exact], 5)).toEqual([exact, newer, older]);
  expect(closestTo(wanted, [older, nothing, newer, exact], 1)).toEqual([exact]);
});

test('When a title says the same in other words, then it is found, and one that is hardly related is not', () => {
  const same = titled(1, ['verificar', 'dato'], unit(0.8, 0.6));
  const hardly = titled(2, ['jardin'], unit(0.3, 0.954));
  expect(closestTo(wanted, [hardly, same], 5)).toEqual([same]);
});
