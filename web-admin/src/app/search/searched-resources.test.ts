import { expect, it } from '@jest/globals';
import type { ResourceDefinitions } from 'ra-core';
import { searchedBy } from './searched-resources.ts';

const definition = (name: string, more: object) => ({ [name]: { name, hasList: true, ...more } });
const isSearched = { isSearched: true };
const definitions: ResourceDefinitions = {
  ...definition('users', {
    hasShow: true,
    hasEdit: true,
    options: { ...isSearched, detail: ({ email }: { email: string }) => email },
  }),
  ...definition('invoices', { options: isSearched }),
  ...definition('courses', {
    hasEdit: true,
    options: isSearched,
    recordRepresentation: ({ titleEn }: { titleEn: string }) => titleEn,
  }),
  ...definition('flags', { hasShow: true }),
};
const namesFor = (role: Parameters<typeof searchedBy>[0]) =>
  searchedBy(role, definitions).map(({ name }) => name);

it('When an administrator searches, then marked resources are asked in the order of the menu', () => {
  expect(namesFor('administrator')).toEqual(['users', 'invoices', 'courses']);
});

it('When a moderator searches, then nothing that they may not read is asked, even one still registered', () => {
  expect(namesFor('moderator')).toEqual([]);
  const marked = {
    ...definitions,
    ...definition('flags', { options: isSearched }),
  };
  expect(searchedBy('moderator', marked).map(({ name }) => name)).toEqual(['flags']);
  expect(namesFor('teacher')).toEqual(['courses']);
  expect(namesFor(null)).toEqual([]);
});

it('When a resource shows its records, then they open there, else in their form, else in the list', () => {
  const pages = searchedBy('administrator', definitions).map(({ page }) => page);
  expect(pages).toEqual(['show', null, 'edit']);
});

it('When a record has no title yet, then its id stands for it', () => {
  const [users, , courses] = searchedBy('administrator', definitions);
  expect(courses!.titleOf({ id: 'c1', titleEn: '' })).toBe('c1');
  expect(courses!.titleOf({ id: 'c1', titleEn: 'Letters' })).toBe('Letters');
  expect(courses!.detailOf({ id: 'c1' })).toBe('');
  expect(users!.detailOf({ id: 'u1', email: 'ana@example.test' })).toBe('ana@example.test');
});
