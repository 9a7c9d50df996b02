import { changedFields } from './changed-fields.ts';

test('When a client sends the whole record, then only what differs counts as changed', () => {
  const before = { title: 'One', tags: ['a'], status: 'draft' };
  expect(changedFields(before, { title: 'Two', tags: ['a'], status: undefined })).toEqual({ title: 'Two' });
  expect(changedFields(before, { ...before })).toEqual({});
});
