import { z } from 'zod';
import { parseStaffList } from './staff-list.ts';
import { staffPage } from './staff-page.ts';

const rows = ['Prompts in depth', 'Prompts', 'prompts ', 'Other'].map((title, place) => ({
  id: String(place),
  title,
}));
const found = (query: Parameters<typeof parseStaffList>[0]) =>
  staffPage(rows, parseStaffList(query), {
    text: ({ title }) => [title],
    sortable: ['id', 'title'],
    filters: z.strictObject({}),
  }).rows.map(({ id }) => id);

test('When a title is just what is looked for, then it stands before longer ones, in any order', () => {
  expect(found({ filter: '{"q":"PROMPTS"}' })).toEqual(['1', '2', '0']);
  expect(found({ filter: '{"q":"PROMPTS"}', sort: '["id","DESC"]' })).toEqual(['2', '1', '0']);
  expect(found({ filter: '{"q":"prompt"}' })).toEqual(['0', '1', '2']);
  expect(found({})).toEqual(['0', '1', '2', '3']);
});
