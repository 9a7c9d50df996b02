import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { refusalOf } from './refusal.ts';

const refused = (status: number, fields: { path: string; message: string }[]) =>
  refusalOf(new ApiError(status, 'refused', JSON.stringify({ type: '/problems/any', fields })));

test('When the link of an invitation is refused, then it is the link that is at fault', () => {
  expect(refused(400, [{ path: 'token', message: 'Ya no funciona.' }])).toEqual({
    reason: 'Ya no funciona.',
    about: 'link',
  });
});

test('When the address of an invitation has an account, then it is the account', () => {
  expect(refused(409, [{ path: 'email', message: 'Ya tienes cuenta.' }])).toEqual({
    reason: 'Ya tienes cuenta.',
    about: 'account',
  });
});

test('When something else fails, then the invitation is not refused', () => {
  expect(refused(400, [{ path: 'password', message: 'Muy común.' }])).toBeUndefined();
  expect(refusalOf(new Error('away'))).toBeUndefined();
});
