import fc from 'fast-check';
import { isSameOrder, mergedOrder } from './merged-order.ts';
import { compareFields, takenFields } from './three-way.ts';

test.each([
  ['only the file changed it', { a: 1 }, 1, 2, 'changed', { a: 2 }],
  ['only staff changed it', { a: 1 }, 2, 1, 'kept', {}],
  ['both changed it', { a: 1 }, 2, 3, 'conflict', {}],
  ['nobody knows what it was', null, 2, 3, 'conflict', {}],
  ['staff cannot write it', {}, 2, 3, 'changed', { a: 3 }],
] as const)('When %s, then a field is judged and taken so', (_case, base, ours, file, is, taken) => {
  const compared = compareFields({ base, ours: { a: ours, b: [1] }, file: { a: file, b: [1] } });
  expect(compared).toMatchObject([{ field: 'a', is, ours, file }]);
  expect(takenFields(compared, () => false)).toEqual(taken);
});

test('When a conflict is decided for the file, then its wording is taken', () => {
  const compared = compareFields({ base: null, ours: { a: 1, b: 1 }, file: { a: 2, b: 2 } });
  expect(takenFields(compared, (field) => field === 'b')).toEqual({ b: 2 });
});

test.each([
  ['are the same', 'abc', 'abc', 'abc'],
  ['lack one', 'abc', 'ac', 'abc'],
  ['bring one in between', 'abc', 'axbc', 'axbc'],
  ['bring the first', 'abc', 'xabc', 'xabc'],
  ['bring two and lack one', 'abc', 'axyc', 'axybc'],
  ['have another order and lack one', 'abcd', 'cab', 'cabd'],
  ['are all there is', '', 'ab', 'ab'],
])('When the files %s, then the order is this', (_case, ours, files, merged) => {
  expect(mergedOrder([...ours], [...files])).toEqual([...merged]);
});

test('When orders are merged, then each is there once, and in the order of the files', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
  fc.assert(
    fc.property(ids, ids, (ours, files) => {
      const merged = mergedOrder(ours, files);
      expect(merged.toSorted()).toEqual([...new Set([...ours, ...files])].toSorted());
      expect(isSameOrder(merged, files)).toBe(true);
    }),
  );
});
