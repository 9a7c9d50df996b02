import { z } from 'zod';
import { personName } from '../../shared/person-text.ts';
import { planSchema, roleSchema } from '../../shared/people.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { languageSchema } from '../../shared/language.ts';
import { timeZoneSchema } from '../../shared/time-zone.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Texts of the product specification, section 5; the Spanish ones stand beside them in the locale files. */
const email = z.email({ error: 'Invalid email address' }).max(254);
const password = z.string().min(6, { error: 'Password must be at least 6 characters' }).max(200);
const firstName = personName({ min: 1, max: 80, error: 'First name is required' });
const lastName = personName({ min: 1, max: 80, error: 'Last name is required' });
const username = z
  .string()
  .trim()
  .min(3, { error: 'Username must be at least 3 characters' })
  .max(40)
  .regex(/^[\p{L}\p{N}._-]+$/u, {
    error: 'Username may only contain letters, numbers, dots, hyphens and underscores',
  });

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Until somebody has opened the link that was sent there, only account mails go there. */
  emailConfirmed: z.boolean(),
  /** The address that becomes the account's once the link that was sent there is opened. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  isModerator: z.boolean(),
  role: roleSchema,
  plan: planSchema,
  language: languageSchema,
  /** IANA name. */
  timeZone: z.string(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

export const registrationSchema = z.object({
  email,
  password,
  firstName,
  lastName,
  username,
  /** The version of the terms that the person accepted; the current one when absent. */
  termsVersion: z.string().max(40).optional(),
  language: languageSchema.optional(),
  /** The browser's; the company's own when absent. */
  timeZone: timeZoneSchema.optional(),
});
export type Registration = z.infer<typeof registrationSchema>;

export const credentialsSchema = z.object({
  email,
  password,
  /** Keeps the refresh cookie for 30 days instead of the browser session. */
  rememberMe: z.boolean().optional(),
});

const signedInSchema = z.object({ user: userSchema, token: z.string() });

export const profileSchema = z.object({
  firstName,
  lastName,
  username,
  email,
  language: languageSchema.optional(),
  timeZone: timeZoneSchema.optional(),
  /** Needed only where the email is another than before. */
  currentPassword: z.string().min(1).max(200).optional(),
});

export const passwordChangeSchema = z.object({
  currentPassword: z.string().min(1).max(200),
  newPassword: password,
});

export const sessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** A short name of the browser and system, such as `Firefox on Linux`. */
  device: z.string(),
});

/** A user as staff see it; `version` is the ETag for If-Match. */
export const staffUserSchema = userSchema.extend({ version: z.number().int() });

/** What staff may change of a user; other keys are ignored, since clients send the whole record. */
export const staffUserChangeSchema = z.object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: email.optional(),
  isAdmin: z.boolean().optional(),
  isPremium: z.boolean().optional(),
  isModerator: z.boolean().optional(),
});

export const authEndpoints = {
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
    access: 'administrator',
    query: staffListQuerySchema,
    response: z.array(staffUserSchema),
  }),
  staffGetUser: defineEndpoint({
    method: 'GET',
    path: '/api/admin/users/:id',
    summary: 'Get one user.',
    access: 'administrator',
    params: idParamsSchema,
    response: staffUserSchema,
    errors: [404],
  }),
  staffUpdateUser: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    summary: 'Update the names, email and the Admin, Premium and moderator flags of a user.',
    access: 'administrator',
    params: idParamsSchema,
    body: staffUserChangeSchema,
    response: staffUserSchema,
    errors: [404, 409],
  }),
  staffDeleteUser: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    summary: 'Delete a user. The last administrator and one’s own account cannot be deleted.',
    access: 'administrator',
    params: idParamsSchema,
    response: z.object({ id: z.string() }),
    errors: [404, 409],
  }),
} as const;
