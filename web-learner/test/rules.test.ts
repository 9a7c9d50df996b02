import { isActiveEntry } from '../src/app/layout/nav-entries.ts';
import { isNewEmail, withoutEmptyPassword } from '../src/features/settings/model/email-change.ts';
import { passwordProblem } from '../src/features/settings/model/password-rules.ts';
import { parsePreferences } from '../src/shared/consent/consent-store.ts';
import { matchesSearch } from '../src/shared/text/fold.ts';

it.each([
  ['/', '/', true],
  ['/', '/courses', false],
  ['/courses', '/courses', true],
  ['/courses', '/courses/fundamentals', true],
  ['/courses', '/lessons/fundamentals--first', true],
  ['/courses', '/coursesx', false],
  ['/library', '/lessons/x', false],
])('When the entry is %s and the page %s, then highlighted is %s', (to, pathname, active) => {
  expect(isActiveEntry(to, pathname)).toBe(active);
});

it('When a password is changed, then the confirmation is compared before the length', () => {
  const fields = { currentPassword: 'x', newPassword: 'abc', confirmation: 'abd' };
  expect(passwordProblem(fields)).toBe('mismatch');
  expect(passwordProblem({ ...fields, confirmation: 'abc' })).toBe('short');
  expect(passwordProblem({ ...fields, newPassword: 'abcdef', confirmation: 'abcdef' })).toBeNull();
});

it.each([null, '', 'yes', '{}', '{"analytics":"true","functionality":true}', 'null', '[]'])(
  'When the stored consent is %j, then nothing was chosen',
  (stored) => {
    expect(parsePreferences(stored)).toBeNull();
  },
);

it('When a consent is stored, then the necessary part is on whatever it says', () => {
  const stored = '{"necessary":false,"analytics":true,"functionality":false}';
  expect(parsePreferences(stored)).toEqual({ necessary: true, analytics: true, functionality: false });
});

it('When the search lacks accents or has words in another order, then it still finds', () => {
  expect(matchesSearch('leccion rapida', ['La Rápida', 'Lección'])).toBe(true);
  expect(matchesSearch('', ['Lección'])).toBe(true);
  expect(matchesSearch('lección json', ['Lección'])).toBe(false);
});

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
