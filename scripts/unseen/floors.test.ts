import { damageOf, floorsOf } from './floors.ts';

const twinsOf = (exercise: string, { right, wrong }: { right: number; wrong: number }) =>
  Array.from({ length: right + wrong }, (_, nth) => ({
    exercise,
    side: 'damaged' as const,
    before: 'a',
    after: 'b',
    isRight: nth < right,
  }));

test('When exercises have three, four and five of six right, then the first alone is under', () => {
  const twins = [
    ...twinsOf('five', { right: 5, wrong: 1 }),
    ...twinsOf('three', { right: 3, wrong: 3 }),
    ...twinsOf('four', { right: 4, wrong: 2 }),
  ];
  const { all, under } = floorsOf(twins, 'damaged');
  expect(all.map(({ name }) => name)).toEqual(['three', 'four', 'five']);
  expect(under).toEqual([{ name: 'three', right: 3, of: 6 }]);
});

test('When a side has no twins, then no exercise of it is counted', () => {
  expect(floorsOf(twinsOf('three', { right: 3, wrong: 3 }), 'repaired')).toEqual({ all: [], under: [] });
});

test('When clauses are put in, taken out or changed, then each kind of damage is counted apart', () => {
  const [twin] = twinsOf('one', { right: 1, wrong: 0 });
  if (!twin) throw new Error('no twin');
  const kinds = damageOf([twin, { ...twin, after: '', isRight: false }, { ...twin, before: '' }]);
  expect(kinds).toEqual([
    { name: 'a clause taken out', right: 0, of: 1 },
    { name: 'a clause changed', right: 1, of: 1 },
    { name: 'a clause put in', right: 1, of: 1 },
  ]);
});
