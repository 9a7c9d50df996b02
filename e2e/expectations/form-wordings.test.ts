import { registrationSchema } from '@academy/contracts/http/auth/sign-in.ts';
import { issueText } from '@academy/service-kit/http/issue-text.ts';
import { languages, text, type Language } from '../support/texts.ts';

const account = {
  email: 'ana@example.org',
  password: 'Correct-horse-42',
  firstName: 'Ana',
  lastName: 'Ruiz',
  username: 'ana',
};

const refusalOf = (fault: Partial<typeof account>, language: Language): string[] =>
  (registrationSchema.safeParse({ ...account, ...fault }).error?.issues ?? []).map(
    (issue) => issueText(issue)[language],
  );

const rules = [
  ['email', { email: 'not an address' }],
  ['password', { password: '12345' }],
  ['firstName', { firstName: '  ' }],
  ['lastName', { lastName: '' }],
  ['username', { username: 'an' }],
  ['usernameCharacters', { username: 'ana ruiz' }],
] as const;

// What the form says before it is sent, and what the server would say to the same.
describe.each(languages)('The rules of an account (%s)', (language) => {
  test.each(rules)('%s has the same words in the form and from the server', (rule, fault) => {
    expect(refusalOf(fault, language)).toEqual([text(language, 'auth', `rule.${rule}`)]);
  });
});
