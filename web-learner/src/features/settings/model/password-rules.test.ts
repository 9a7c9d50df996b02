import { passwordProblem } from './password-rules.ts';

it('When a password is changed, then the confirmation is compared before the length', () => {
  const fields = { currentPassword: 'x', newPassword: 'abc', confirmation: 'abd' };
  expect(passwordProblem(fields)).toBe('mismatch');
  expect(passwordProblem({ ...fields, confirmation: 'abc' })).toBe('short');
  expect(passwordProblem({ ...fields, newPassword: 'abcdef', confirmation: 'abcdef' })).toBeNull();
});
