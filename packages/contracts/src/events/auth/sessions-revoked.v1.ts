import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { authTopics } from './topics.ts';

export const sessionsRevokedV1 = defineEvent({
  type: 'academy.auth.sessions_revoked.v1',
  topic: authTopics.sessions.name,
  key: 'user id',
  when: 'sessions ended by sign-out, password change, demotion, deletion or a replayed refresh token',
  data: z.object({
    userId: z.string(),
    /** One session; or, when absent, every session but `exceptSessionId`… */
    sessionId: z.string().optional(),
    exceptSessionId: z.string().optional(),
    /** …whose token was issued before this moment. */
    before: z.iso.datetime(),
  }),
});
