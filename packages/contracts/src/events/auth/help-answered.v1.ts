import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { changed, toUser } from '../live-note.ts';
import { authTopics } from './topics.ts';

/** The answer itself goes by mail, sealed, and stands with the ticket. */
export const helpAnsweredV1 = defineEvent({
  type: 'academy.auth.help_answered.v1',
  topic: authTopics.support.name,
  key: 'user id',
  when: 'staff answered the support ticket of a member',
  data: z.object({ userId: z.string(), helpId: z.string(), at: z.iso.datetime() }),
  live: ({ userId }) => toUser(userId, changed('/api/help')),
});
