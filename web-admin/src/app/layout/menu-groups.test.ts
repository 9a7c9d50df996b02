import { expect, it } from '@jest/globals';
import { inGroups } from './menu-groups.ts';

const users = { name: 'users', options: { group: 'people' } } as const;
const invoices = { name: 'invoices', options: { group: 'people' } } as const;
const courses = { name: 'courses', options: { group: 'teaching' } } as const;

it('When somebody works in several groups, then each stands under its own', () => {
  expect(inGroups([users, invoices, courses])).toEqual([
    { group: 'people', entries: [users, invoices] },
    { group: 'teaching', entries: [courses] },
  ]);
});

it.each([[[users, invoices]], [[]]])('When there is one group or none, then it has no heading', (entries) => {
  expect(inGroups(entries)).toEqual([{ group: null, entries }]);
});
