import { accountNamedBy, isProvedBy, newMailToken } from './mail-token.ts';

const now = new Date('2026-11-22T10:00:00Z');
const until = new Date('2026-11-22T10:30:00Z');

test('When a token is made, then it names its account and only a hash of it is kept', () => {
  const { token, proof } = newMailToken('0195-abc', until);
  expect(accountNamedBy(token)).toBe('0195-abc');
  expect(Buffer.from(token.split('.')[1] ?? '', 'base64url')).toHaveLength(32);
  expect(JSON.stringify(proof)).not.toContain(token.split('.')[1]);
  expect(newMailToken('0195-abc', until).token).not.toBe(token);
});

test.each([
  ['the token itself, in time', (token: string) => token, now, true],
  ['the token at the end of its time', (token: string) => token, until, false],
  [
    'another letter',
    (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    now,
    false,
  ],
  ['the account alone', (token: string) => accountNamedBy(token), now, false],
  ['nothing', () => '', now, false],
])('When %s is shown, then %s', (_what, shown, at, isProof) => {
  const { token, proof } = newMailToken('0195-abc', until);
  expect(isProvedBy(proof, shown(token), at)).toBe(isProof);
});

test('When no proof is kept, then no token is right', () => {
  expect(isProvedBy(undefined, newMailToken('0195-abc', until).token, now)).toBe(false);
});
