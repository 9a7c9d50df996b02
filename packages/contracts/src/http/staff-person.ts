import { z } from 'zod';
import { idParamsSchema } from '../shared/lists.ts';
import { sessionSchema } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';

const staff = { access: 'administrator', params: idParamsSchema, errors: [404] } as const;

/** What staff do for one person, from the person's page. */
export const staffPersonEndpoints = {
  staffListUserSessions: defineEndpoint({
    ...staff,
    method: 'GET',
    path: '/api/admin/users/:id/sessions',
    summary: "List a user's active sessions, the one used last first; `current` is the caller's own.",
    response: z.array(sessionSchema),
  }),
  staffEndUserSession: defineEndpoint({
    ...staff,
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions/:sessionId',
    summary: 'End one session of a user. Audited.',
    params: idParamsSchema.extend({ sessionId: z.string().min(1).max(100) }),
    status: 204,
  }),
  staffEndUserSessions: defineEndpoint({
    ...staff,
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    summary: "End every session of a user, but never the caller's own. Audited.",
    status: 204,
  }),
} as const;
