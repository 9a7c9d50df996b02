import { foldEmail, foldUsername, roleAfter } from './user.ts';

describe('roles by two switches', () => {
  test.each([
    ['learner', {}, 'learner'],
    ['learner', { isModerator: true }, 'moderator'],
    ['learner', { isAdmin: true }, 'administrator'],
    ['moderator', { isAdmin: true }, 'administrator'],
    ['moderator', { isModerator: false }, 'learner'],
    ['administrator', { isAdmin: false }, 'learner'],
    ['administrator', { isAdmin: false, isModerator: true }, 'moderator'],
    ['administrator', { isModerator: true }, 'administrator'],
    ['administrator', { isAdmin: true, isModerator: true }, 'administrator'],
  ] as const)('When a %s gets %j, then they are %s', (role, flags, after) => {
    expect(roleAfter(role, flags)).toBe(after);
  });
});

test('When names are folded, then letters that people take for the same are the same', () => {
  expect([foldEmail('Ana@Example.COM'), foldUsername('Iñaki_É')]).toEqual(['ana@example.com', 'inaki_e']);
  expect(foldEmail('josé@example.com')).not.toBe(foldEmail('jose@example.com'));
});
