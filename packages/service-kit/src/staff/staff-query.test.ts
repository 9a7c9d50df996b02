import { z } from 'zod';
import { DomainError } from '../errors/domain-error.ts';
import { searchable } from '../text/any-accent.ts';
import { parseStaffList } from './staff-list.ts';
import { contains, containsSearchable, staffFilters, staffSort, type SortableFields } from './staff-query.ts';

interface Row {
  _id: string;
  nameFolded: string;
  priority: number;
  createdAt: Date;
}

const sortable: SortableFields<Row> = new Map([
  ['id', '_id'],
  ['name', 'nameFolded'],
]);
const order = {
  sortable,
  otherwise: { priority: -1, createdAt: -1 } as const,
};
const schema = z.strictObject({ status: z.enum(['new', 'done']).optional(), hidden: z.boolean().optional() });

test.each([
  ['nothing', undefined, { priority: -1, createdAt: -1, _id: -1 }],
  ['a field', '["name","DESC"]', { nameFolded: -1, _id: -1 }],
  ['the id', '["id","DESC"]', { _id: -1 }],
])('When staff sort by %s, then equals stand by id', (_what, sort, expected) => {
  const sorted = staffSort<Row>(parseStaffList({ sort }), order);
  // Their order matters to the store, and toEqual would not see it.
  expect(Object.entries(sorted)).toEqual(Object.entries(expected));
});

test('When staff sort by what a field is kept in, or by an unknown field, then the refusal names sort', () => {
  const list = parseStaffList({ sort: '["nameFolded","ASC"]' });
  expect(() => staffSort<Row>(list, order)).toThrow(DomainError);
  expect(() => staffSort<Row>(list, order)).toThrow("You can't sort by that field.");
});

test('When staff filter, then only the filters given are conditions', () => {
  const given = staffFilters(parseStaffList({ filter: '{"q":"ana","status":"new"}' }), schema);
  expect(Object.entries(given)).toEqual([['status', 'new']]);
});

test.each(['{"status":"lost"}', '{"owner":"ana"}', '{"hidden":{"$ne":true}}'])(
  'When staff filter by %s, then the refusal names filter',
  (filter) => {
    expect(() => staffFilters(parseStaffList({ filter }), schema)).toThrow(
      "You can't filter by that field or value.",
    );
  },
);

test('When a text holds signs of regular expressions, then it is looked for as it is', () => {
  const { $or } = contains('a.b (c)*', ['title']);
  const pattern = new RegExp($or?.[0]?.title?.$regex ?? '^$');
  expect(pattern.test('so a.b (c)* it is')).toBe(true);
  expect(pattern.test('so aXb (c)* it is')).toBe(false);
  expect(contains(null, ['title'])).toEqual({});
});

test.each([
  ['EDUCACION', 'La educación de hoy', true],
  ["o'neil  writes", 'So O’Neil\nwrites', true],
  ['a.b (c)*', 'so a.b (c)* it is', true],
  ['a.b', 'so aXb', false],
])('When %s is looked for in a searchable copy of %s, then it is found: %s', (q, text, found) => {
  const pattern = containsSearchable(q, 'searched').searched?.$regex ?? '^$';
  expect(new RegExp(pattern).test(searchable(text))).toBe(found);
  expect(containsSearchable(null, 'searched')).toEqual({});
});
