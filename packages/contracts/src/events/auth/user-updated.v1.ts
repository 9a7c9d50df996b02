import { defineEvent } from '../event.ts';
import { toUser } from '../live-note.ts';
import { authTopics } from './topics.ts';
import { publicUserSchema } from './public-user.ts';

export const userUpdatedV1 = defineEvent({
  type: 'academy.auth.user_updated.v1',
  topic: authTopics.users.name,
  key: 'user id',
  when: 'names, username, language or role of an account changed',
  data: publicUserSchema,
  live: ({ id, plan, role }) => toUser(id, { type: 'standing_changed', plan, role }),
});
