import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { authTopics } from './topics.ts';

export const sessionsRevokedV1 = defineEvent({
  type: 'academy.auth.sessions_revoked.v1',
  topic: authTopics.sessions.name,
  key: 'user id',
  when: 'sessions ended by sign-out, a change of password or email, deletion or a replayed refresh token',
  data: z.object({
    userId: z.string(),
    /** One session, for good; or, when absent, every session but `exceptSessionId`… */
    sessionId: z.string().optional(),
    exceptSessionId: z.string().optional(),
    /** …that was opened on this version of the account or an earlier one (a token's `sessionSeq`)… */
    upToVersion: z.number().int().optional(),
    /** …or, where event or token do not say the version, that was opened no later than this. */
    before: z.iso.datetime(),
  }),
  live: (revocation) => ({
    audience: { to: 'ended-sessions', userId: revocation.userId, revocation },
    message: { type: 'session_ended' },
  }),
});
