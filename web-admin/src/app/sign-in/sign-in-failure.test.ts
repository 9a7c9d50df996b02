import { expect, it } from '@jest/globals';
import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import { failureOf } from './sign-in-failure.ts';

const refused = (status: number, fields: { path: string; message: string }[] = []) =>
  new ApiError(status, 'Refused', JSON.stringify({ status, detail: 'Refused', error: 'Refused', fields }));

it('When a password is wrong, however short it is, then it reads the same', () => {
  const wrong = { text: 'academy.signIn.invalidPassword', fields: {} };
  expect(failureOf(refused(401))).toEqual(wrong);
  expect(failureOf(refused(400, [{ path: 'password', message: 'At least 6 characters' }]))).toEqual(wrong);
});

it('When something else is refused, then it is told as it is', () => {
  const email = { path: 'email', message: 'Invalid email address' };
  expect(failureOf(refused(400, [email]))).toEqual({ text: 'Refused', fields: { email: email.message } });
  expect(failureOf(refused(429))).toEqual({ text: 'Refused', fields: {} });
  expect(failureOf(new NetworkError(new Error('down')))).toMatchObject({ text: 'academy.error.network' });
});
