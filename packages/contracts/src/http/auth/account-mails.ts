import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { roleSchema } from '../../shared/people.ts';
import { credentialsSchema, registrationSchema, signedInSchema } from './sign-in.ts';
import { passwordChangeSchema } from './profile.ts';
import { userSchema } from './user.ts';
import { defineEndpoint } from '../endpoint.ts';

/** From the fragment of a mail's link, so that it is in no log and no referrer. */
const token = z.string().min(1).max(200);
const tokenSchema = z.object({ token });

export const forgotPasswordSchema = credentialsSchema.pick({ email: true });
export const passwordResetSchema = z.object({ token, password: passwordChangeSchema.shape.newPassword });

/** What somebody sees of an invitation before they accept it. */
export const openedInvitationSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: languageSchema,
  role: roleSchema,
  validUntil: z.iso.datetime(),
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

/** As at registration, but for the address, which the invitation names, and the username, which is made of the names. */
export const acceptedInvitationSchema = registrationSchema
  .omit({ email: true, username: true })
  .extend({ token });
export type AcceptedInvitation = z.infer<typeof acceptedInvitationSchema>;

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
  openInvitation: defineEndpoint({
    method: 'POST',
    path: '/api/auth/invitation',
    summary: 'Look at an invitation with the token of its link. Changes nothing.',
    access: 'public',
    body: tokenSchema,
    response: openedInvitationSchema,
  }),
  acceptInvitation: defineEndpoint({
    method: 'POST',
    path: '/api/auth/invitation/accept',
    summary:
      'Create the account that an invitation is for, and sign in. The terms must be accepted; the address counts as confirmed; the token works once.',
    access: 'public',
    body: acceptedInvitationSchema,
    status: 201,
    response: signedInSchema,
    errors: [409],
    cost: 'password-hash',
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
