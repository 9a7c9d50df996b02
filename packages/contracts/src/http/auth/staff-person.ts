import { z } from 'zod';
import { idParamsSchema } from '../../shared/lists.ts';
import { sessionSchema } from './sessions.ts';
import { defineEndpoint } from '../endpoint.ts';

const onPerson = { params: idParamsSchema, errors: [404] } as const;

/** What staff do for one person, from the person's page. */
export const staffPersonEndpoints = {
  staffListUserSessions: defineEndpoint({
    ...onPerson,
    method: 'GET',
    path: '/api/admin/users/:id/sessions',
    summary: "List a user's active sessions, the one used last first; `current` is the caller's own.",
    access: 'people.read',
    response: z.array(sessionSchema),
  }),
  staffEndUserSession: defineEndpoint({
    ...onPerson,
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions/:sessionId',
    summary: 'End one session of a user. Audited.',
    access: 'people.assist',
    params: idParamsSchema.extend({ sessionId: z.string().min(1).max(100) }),
    status: 204,
  }),
  staffEndUserSessions: defineEndpoint({
    ...onPerson,
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    summary: "End every session of a user, but never the caller's own. Audited.",
    access: 'people.assist',
    status: 204,
  }),
  staffSendPasswordLink: defineEndpoint({
    ...onPerson,
    method: 'POST',
    path: '/api/admin/users/:id/password-link',
    summary:
      'Send a user the link to set a new password, within the limits of their own requests; a conflict where one was sent a moment ago. Audited.',
    access: 'people.assist',
    status: 202,
    errors: [404, 409],
  }),
  staffSendConfirmation: defineEndpoint({
    ...onPerson,
    method: 'POST',
    path: '/api/admin/users/:id/confirmation',
    summary:
      'Send a user the link that confirms their address again, within the same limits; a conflict where it is confirmed or one was sent a moment ago. Audited.',
    access: 'people.assist',
    status: 202,
    errors: [404, 409],
  }),
} as const;
