import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { changed, toUser } from '../live-note.ts';
import { authTopics } from './topics.ts';

/** The text itself goes by mail, sealed, and stands with the ticket. */
export const teamMessageSentV1 = defineEvent({
  type: 'academy.auth.team_message_sent.v1',
  topic: authTopics.support.name,
  key: 'user id',
  when: 'staff wrote to a member in a support ticket that staff opened',
  data: z.object({ userId: z.string(), helpId: z.string(), at: z.iso.datetime() }),
  live: ({ userId }) => toUser(userId, changed('/api/help')),
});
