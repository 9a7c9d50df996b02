import { isNewEmail, withoutEmptyPassword } from './email-change.ts';

it.each([
  ['ana@example.com', false],
  [' Ana@Example.COM ', false],
  ['ana@example.org', true],
  ['', true],
])(
  'When the profile has ana@example.com and %j is typed, then the password is asked for: %s',
  (typed, asked) => {
    expect(isNewEmail('ana@example.com', typed)).toBe(asked);
  },
);

it('When the password was left empty, then it is not sent, so that the server asks for it', () => {
  expect(withoutEmptyPassword({ email: 'a@b.c', currentPassword: '' })).toEqual({ email: 'a@b.c' });
  expect(withoutEmptyPassword({ email: 'a@b.c', currentPassword: 'x' })).toEqual({
    email: 'a@b.c',
    currentPassword: 'x',
  });
});
