import { isNewAddress, maskAddress } from './address-rules.ts';

test.each([
  ['ana@example.com', 'a•••@example.com'],
  ['Ñandú@example.com', 'Ñ•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
])('When %s is masked, then its first letter and its domain stay', (email, masked) => {
  expect(maskAddress(email)).toBe(masked);
});

test.each([
  ['other capitals', 'Ana@Example.com', false],
  ['another mailbox', 'eva@example.com', true],
  ['an accent', 'aná@example.com', true],
])('When an address comes with %s, then it is new: %s, %s', (_what, email, isNew) => {
  expect(isNewAddress({ email: 'ana@example.com' }, { email })).toBe(isNew);
});
