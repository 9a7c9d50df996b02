import { expect, it } from '@jest/globals';
import { resourcesFor } from './app/console-access.ts';
import { resources } from './resources.ts';

const namesFor = (role: Parameters<typeof resourcesFor>[0]) =>
  resourcesFor(role, resources).map(({ name }) => name);

it('When a moderator is here, then the console has the moderation queue first, the mutes, and nothing else', () => {
  expect(namesFor('moderator')).toEqual(['flags', 'mutes']);
});

it('When an administrator is here, then the console has all, users first', () => {
  expect(namesFor('administrator')).toEqual(resources.map(({ name }) => name));
  expect(resources[0]?.name).toBe('users');
  expect(new Set(resources.map(({ name }) => name)).size).toBe(resources.length);
});
