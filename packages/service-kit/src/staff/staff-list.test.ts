import { DomainError } from '../errors/domain-error.ts';
import { parseStaffList } from './staff-list.ts';

const refusal = (work: () => unknown): DomainError => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('it was taken');
};

test('When ra-data-simple-rest asks, then sort, range, text, ids and filters are told apart', () => {
  const list = parseStaffList({
    sort: '["createdAt","DESC"]',
    range: '[25,49]',
    filter: '{"q":" ana ","ids":["a","b"],"plan":"premium"}',
  });
  expect(list).toEqual({
    sort: { field: 'createdAt', order: 'DESC' },
    range: { from: 25, to: 49 },
    q: 'ana',
    ids: ['a', 'b'],
    filter: { plan: 'premium' },
  });
});

test('When a bare GET asks, then the first thousand come', () => {
  expect(parseStaffList({})).toEqual({
    sort: null,
    range: { from: 0, to: 999 },
    q: null,
    ids: null,
    filter: {},
  });
  expect(parseStaffList({ range: '[10,1000000]' }).range).toEqual({ from: 10, to: 1009 });
});

test.each([
  ['sort', { sort: 'name' }],
  ['sort', { sort: '["$where","ASC"]' }],
  ['sort', { sort: '["name","SIDEWAYS"]' }],
  ['range', { range: '[5,1]' }],
  ['range', { range: '[-1,1]' }],
  ['filter', { filter: '[]' }],
  ['filter', { filter: '{"ids":[1]}' }],
])('When %s does not have its form, then the refusal names it: %j', (path, query) => {
  expect(refusal(() => parseStaffList(query))).toMatchObject({ status: 400, fields: [{ path }] });
});
