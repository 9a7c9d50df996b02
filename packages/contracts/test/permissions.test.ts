import { roleSchema, type Role } from '../src/shared/people.ts';
import {
  areaPaths,
  isStaff,
  may,
  mayRead,
  mayWrite,
  permissions,
  permissionsOf,
  rolesWith,
} from '../src/shared/permissions.ts';

const writing = permissions.filter((permission) => !permission.endsWith('.read'));

test('When a role is known, then the table has a row for it, in the same order', () => {
  expect(Object.keys(permissionsOf)).toEqual(roleSchema.options);
});

test('When somebody may write in an area, then they may read it too', () => {
  for (const role of roleSchema.options)
    for (const permission of writing.filter((one) => may(role, one)))
      expect([role, may(role, `${permission.split('.')[0]}.read` as typeof permission)]).toEqual([
        role,
        true,
      ]);
});

test('When a path belongs to an area, then it belongs to one alone', () => {
  const paths = Object.values(areaPaths).flat();
  expect(new Set(paths).size).toBe(paths.length);
});

test('When accounts, roles or what the academy runs on are changed, then it takes an administrator', () => {
  expect(rolesWith('people.write')).toEqual(['administrator']);
  expect(rolesWith('operations.write')).toEqual(['administrator']);
  expect(rolesWith('people.view')).toEqual(['administrator']);
});

test('When somebody may only read, then they read every area and write nowhere', () => {
  expect(permissions.filter((permission) => may('auditor', permission))).toEqual(
    permissions.filter((permission) => permission.endsWith('.read')),
  );
});

test('When somebody teaches, then neither people nor payments are open to them', () => {
  expect(['users', 'subscriptions', 'mails', 'audit'].filter((name) => mayRead('teacher', name))).toEqual([]);
  expect(
    ['courses', 'documents', 'attempts', 'reviews', 'known-questions'].every((name) =>
      mayWrite('teacher', name),
    ),
  ).toBe(true);
});

test('When learners are written to, then by who teaches, gives support or administers', () => {
  expect(rolesWith('messages.write')).toEqual(['teacher', 'support', 'administrator']);
  expect(rolesWith('messages.read')).toEqual(['teacher', 'support', 'auditor', 'administrator']);
  expect(mayRead('teacher', 'help')).toBe(false);
});

test('When somebody gives support, then they help with accounts and payments and change no content', () => {
  expect([
    mayRead('support', 'users'),
    mayWrite('support', 'users'),
    may('support', 'people.assist'),
  ]).toEqual([true, false, true]);
  expect(mayWrite('support', 'subscriptions')).toBe(true);
  expect(mayRead('support', 'courses')).toBe(false);
});

test('When a role has no permission or is of a later release, then it is not staff', () => {
  const later = 'librarian' as Role;
  expect([isStaff('learner'), isStaff(later), may(later, 'content.read')]).toEqual([false, false, false]);
  expect(roleSchema.options.filter(isStaff)).toHaveLength(5);
});

test('When a resource is of no area, then nobody reads or writes it', () => {
  expect([mayRead('administrator', 'nothing'), mayWrite('administrator', 'nothing')]).toEqual([false, false]);
  expect(mayWrite('administrator', 'audit')).toBe(false);
});
