import { areaOf, areaPaths } from '@academy/contracts/shared/permissions.ts';
import { expect, it } from '@jest/globals';
import { resourcesFor } from './app/console-access.ts';
import { resources } from './resources.ts';

const names = resources.map(({ name }) => name);
const namesFor = (role: Parameters<typeof resourcesFor>[0]) =>
  resourcesFor(role, resources).map(({ name }) => name);

it('When a moderator is here, then the console has the moderation queue first, and what goes with it', () => {
  expect(namesFor('moderator')).toEqual(['flags', 'mutes', 'watched-words']);
});

it('When an administrator or who reads all is here, then the console has all, users first', () => {
  expect([namesFor('administrator'), namesFor('auditor')]).toEqual([names, names]);
  expect(names[0]).toBe('users');
  expect(new Set(names).size).toBe(names.length);
});

it('When a teacher is here, then the console has what is taught and learned', () => {
  expect(namesFor('teacher')).toEqual([
    'messages',
    'courses',
    'lessons',
    'exercises',
    'bin',
    'exercise-reviews',
    'attempts',
    'taught-exercises',
    'judged-attempts',
    'stuck-learners',
    'course-learners',
    'reviews',
    'documents',
    'document-categories',
    'document-bin',
    ...areaPaths.tutor
      .filter((path) => names.includes(path))
      .toSorted((a, b) => names.indexOf(a) - names.indexOf(b)),
    'news',
    'tools',
  ]);
});

it('When support is here, then the console has people and what they pay, hold and ask', () => {
  expect(namesFor('support')).toEqual([
    'users',
    'invitations',
    'subscriptions',
    'invoices',
    'help',
    'leads',
    'messages',
    'canned-answers',
    'certificates',
    'mails',
  ]);
});

it('When a resource is registered, then an area has it, or nobody would see it', () => {
  expect(names.filter((name) => areaOf(name) === undefined)).toEqual([]);
});
