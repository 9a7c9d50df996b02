import { compareOrder, orderWithNew } from './compare-order.ts';

test.each([
  ['are in our order', 'abc', 'abc', null, true, []],
  ['are in our order and bring one', 'cab', 'cxab', null, true, ['changed cxab']],
  ['have another than staff, nobody knows the base', 'cab', 'abc', null, true, ['conflict abc']],
  ['have another than staff and bring one', 'cab', 'abxc', null, true, ['conflict abxc']],
  ['have another, and staff ordered nothing', 'cab', 'abc', null, false, ['changed abc']],
  ['are as they were last', 'cab', 'abc', 'abc', true, ['kept abc']],
  ['are as they were last and bring one', 'cab', 'abxc', 'abc', true, ['changed cabx']],
  ['have another and staff none since', 'abc', 'cab', 'abc', true, ['changed cab']],
  ['have another and staff a third', 'bac', 'cab', 'abc', false, ['conflict cab']],
  ['order what the last did not have', 'cab', 'bac', 'ab', true, ['conflict bac']],
] as const)('When the files %s, then their order is judged so', (...row) => {
  const [, ours, files, base, isByStaff, found] = row;
  const orders = { ours: [...ours], files: [...files], isByStaff };
  const compared = compareOrder(orders, base === null ? undefined : [...base]);
  expect(compared.map(({ is, file }) => `${is} ${(file as string[]).join('')}`)).toEqual(found);
});

test('When staff keep their order, then what is new stands where it stands in the files', () => {
  const orders = { ours: ['c', 'a', 'b'], isByStaff: true };
  expect(orderWithNew({ ...orders, files: ['a', 'x', 'b', 'c'] })).toEqual({ order: ['c', 'a', 'x', 'b'] });
  expect(orderWithNew({ ...orders, files: ['a', 'b', 'c'] })).toEqual({});
});
