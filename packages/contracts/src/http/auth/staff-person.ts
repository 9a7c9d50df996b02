import { z } from 'zod';
import { idParamsSchema } from '../../shared/lists.ts';
import { sessionSchema } from './sessions.ts';
import { defineEndpoint } from '../endpoint.ts';

const onPerson = { params: idParamsSchema, errors: [404] } as const;

/** What one of staff wrote about a person, for colleagues alone. */
export const personNoteSchema = z.object({
  id: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  /** Who wrote it. */
  by: z.string(),
});
export type PersonNote = z.infer<typeof personNoteSchema>;

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
  staffListUserNotes: defineEndpoint({
    ...onPerson,
    access: 'people.read',
    method: 'GET',
    path: '/api/admin/users/:id/notes',
    summary: 'List what staff noted about a user, newest first, 100 at most. Never shown to the user.',
    response: z.array(personNoteSchema),
  }),
  staffAddUserNote: defineEndpoint({
    ...onPerson,
    access: 'people.assist',
    method: 'POST',
    path: '/api/admin/users/:id/notes',
    summary: 'Note something about a user, for colleagues. Audited.',
    body: z.object({
      /** Made by the form: sent again after a lost answer, it is the same note. */
      requestId: z.uuid(),
      text: z.string().trim().min(1).max(2000),
    }),
    status: 201,
    response: personNoteSchema,
    errors: [404, 409],
  }),
  staffDeleteUserNote: defineEndpoint({
    ...onPerson,
    access: 'people.assist',
    method: 'DELETE',
    path: '/api/admin/users/:id/notes/:noteId',
    summary: 'Delete a note about a user. Audited.',
    params: idParamsSchema.extend({ noteId: z.string().min(1).max(100) }),
    status: 204,
  }),
} as const;
