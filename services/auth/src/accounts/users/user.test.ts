import { foldEmail, foldUsername, roleAfter } from './user.ts';

describe('roles', () => {
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
    ['teacher', {}, 'teacher'],
    ['teacher', { isAdmin: false, isModerator: false }, 'teacher'],
    ['teacher', { isModerator: true }, 'moderator'],
    ['support', { role: 'support', isAdmin: false, isModerator: false }, 'support'],
    ['learner', { role: 'auditor' }, 'auditor'],
    ['moderator', { role: 'teacher', isAdmin: false, isModerator: true }, 'teacher'],
    ['administrator', { role: 'teacher', isAdmin: true, isModerator: false }, 'teacher'],
    ['administrator', { role: 'administrator', isAdmin: false, isModerator: false }, 'learner'],
  ] as const)('When a %s is sent %j, then they are %s', (role, wish, after) => {
    expect(roleAfter(role, wish)).toBe(after);
  });
});

test('When names are folded, then letters that people take for the same are the same', () => {
  expect([foldEmail('Ana@Example.COM'), foldUsername('Iñaki_É')]).toEqual(['ana@example.com', 'inaki_e']);
  expect(foldEmail('josé@example.com')).not.toBe(foldEmail('jose@example.com'));
});
