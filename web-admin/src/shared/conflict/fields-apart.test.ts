import { expect, it } from '@jest/globals';
import { fieldsApart } from './fields-apart.ts';

it('When somebody else changed a record, then the fields that differ are given with their values', () => {
  const read = { id: 'a', version: 3, titleEs: 'Uno', tags: ['x'], order: 1 };
  const now = { id: 'a', version: 4, titleEs: 'Dos', tags: ['x'], order: 1, hint: null };
  expect(fieldsApart(read, now)).toEqual([
    { field: 'titleEs', theirs: 'Dos' },
    { field: 'hint', theirs: null },
  ]);
});
