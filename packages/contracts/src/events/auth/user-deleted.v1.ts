import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { toUser } from '../live-note.ts';
import { authTopics } from './topics.ts';

export const userDeletedV1 = defineEvent({
  type: 'academy.auth.user_deleted.v1',
  topic: authTopics.users.name,
  key: 'user id',
  when: 'an account was deleted; the record stays on the topic so that a reader that was away learns of it',
  data: z.object({ id: z.string() }),
  live: ({ id }) => toUser(id, { type: 'session_ended' }),
});
