import { z } from 'zod';
import { credentialsSchema } from './sign-in.ts';
import { passwordChangeSchema } from './profile.ts';
import { userSchema } from './user.ts';
import { defineEndpoint } from '../endpoint.ts';

/** From the fragment of a mail's link, so that it is in no log and no referrer. */
const token = z.string().min(1).max(200);
const tokenSchema = z.object({ token });

export const forgotPasswordSchema = credentialsSchema.pick({ email: true });
export const passwordResetSchema = z.object({ token, password: passwordChangeSchema.shape.newPassword });

/** What people do by links that come by mail. */
export const accountMailEndpoints = {
  forgotPassword: defineEndpoint({
    method: 'POST',
    path: '/api/auth/forgot',
    summary:
      'Ask for a link to set a new password. The answer is the same whether or not the address has an account.',
    access: 'public',
    body: forgotPasswordSchema,
    status: 202,
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/api/auth/reset',
    summary: 'Set a new password with the token of a link. Ends every session; the token works once.',
    access: 'public',
    body: passwordResetSchema,
    status: 204,
    cost: 'password-hash',
  }),
  confirmAddress: defineEndpoint({
    method: 'POST',
    path: '/api/auth/confirm-address',
    summary: 'Confirm the address of an account with the token of a link. Works signed out, and twice.',
    access: 'public',
    body: tokenSchema,
    status: 204,
  }),
  confirmNewAddress: defineEndpoint({
    method: 'POST',
    path: '/api/auth/confirm-new-address',
    summary:
      'Make a pending address the address of the account, with the token of a link. Ends the other sessions.',
    access: 'public',
    body: tokenSchema,
    status: 204,
    errors: [409],
  }),
  sendConfirmation: defineEndpoint({
    method: 'POST',
    path: '/api/user/confirm-address/send',
    summary: 'Send the link that confirms the address again. The answer is the same past the limit.',
    access: 'member',
    status: 202,
  }),
  sendAddressChange: defineEndpoint({
    method: 'POST',
    path: '/api/user/pending-email/send',
    summary: 'Send the link that confirms the pending address again. The answer is the same past the limit.',
    access: 'member',
    status: 202,
    errors: [404],
  }),
  cancelAddressChange: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/pending-email',
    summary: 'Keep the present address: the pending one is dropped and its link stops working.',
    access: 'member',
    response: userSchema,
  }),
} as const;
