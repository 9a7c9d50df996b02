import { defineEvent } from '../event.ts';
import { toUser } from '../live-note.ts';
import { authTopics } from './topics.ts';
import { publicUserSchema } from './public-user.ts';

export const userUpdatedV1 = defineEvent({
  type: 'academy.auth.user_updated.v1',
  topic: authTopics.users.name,
  key: 'user id',
  when: 'names, username, language, time zone or role of an account changed, or whether its address is confirmed',
  data: publicUserSchema,
  live: ({ id, plan, role }) => toUser(id, { type: 'standing_changed', plan, role }),
});
