import { z } from 'zod';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { passwordChangeSchema, profileSchema } from './profile.ts';
import { sessionSchema } from './sessions.ts';
import { credentialsSchema, registrationSchema, signedInSchema } from './sign-in.ts';
import { staffUserChangeSchema, staffUserSchema } from './staff-users.ts';
import { userSchema } from './user.ts';

export const accountEndpoints = {
  register: defineEndpoint({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account and sign in. The terms must be accepted.',
    access: 'public',
    body: registrationSchema,
    status: 201,
    response: signedInSchema,
    errors: [409],
    cost: 'password-hash',
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in with email and password.',
    access: 'public',
    body: credentialsSchema,
    response: signedInSchema,
    errors: [401],
    cost: 'password-hash',
  }),
  me: defineEndpoint({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Get the signed-in user.',
    access: 'member',
    inViewing: true,
    response: userSchema,
  }),
  refresh: defineEndpoint({
    method: 'POST',
    path: '/api/auth/refresh',
    summary: 'Exchange the refresh cookie for a new access token and a new cookie.',
    access: 'public',
    response: signedInSchema,
    errors: [401],
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the current session and clear its cookie.',
    access: 'public',
    status: 204,
  }),
  listSessions: defineEndpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'List the active sessions of the signed-in user.',
    access: 'member',
    response: z.array(sessionSchema),
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    summary: 'End one session of the signed-in user.',
    access: 'member',
    params: idParamsSchema,
    status: 204,
    errors: [404],
  }),
  jwks: defineEndpoint({
    method: 'GET',
    path: '/api/auth/jwks',
    summary: 'Get the public keys that verify access tokens (JWKS, RFC 7517).',
    access: 'public',
    response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  }),
  updateProfile: defineEndpoint({
    method: 'PUT',
    path: '/api/user/profile',
    summary:
      'Update the names, username, language and time zone of the signed-in user. A new email needs the current password; it waits as `pendingEmail` until the link that is sent there is opened, which ends the other sessions.',
    access: 'member',
    body: profileSchema,
    response: userSchema,
    errors: [409],
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/api/user/change-password',
    summary: 'Change the password. Keeps the current session and ends the others.',
    access: 'member',
    body: passwordChangeSchema,
    status: 204,
    cost: 'password-hash',
  }),
  staffListUsers: defineEndpoint({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'List users (ra-data-simple-rest conventions), filtered by `registeredSince` among others.',
    access: 'people.read',
    query: staffListQuerySchema,
    response: z.array(staffUserSchema),
  }),
  staffGetUser: defineEndpoint({
    method: 'GET',
    path: '/api/admin/users/:id',
    summary: 'Get one user.',
    access: 'people.read',
    params: idParamsSchema,
    response: staffUserSchema,
    errors: [404],
  }),
  staffUpdateUser: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    summary: 'Update the names, email and role of a user, and give or take Premium.',
    access: 'people.write',
    params: idParamsSchema,
    body: staffUserChangeSchema,
    response: staffUserSchema,
    errors: [404, 409],
  }),
  staffDeleteUser: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    summary: 'Delete a user. The last administrator and one’s own account cannot be deleted.',
    access: 'people.write',
    params: idParamsSchema,
    response: z.object({ id: z.string() }),
    errors: [404, 409],
  }),
} as const;
