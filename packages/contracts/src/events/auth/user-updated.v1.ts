import { defineEvent } from '../event.ts';
import { authTopics } from './topics.ts';
import { publicUserSchema, standingNote } from './public-user.ts';

export const userUpdatedV1 = defineEvent({
  type: 'academy.auth.user_updated.v1',
  topic: authTopics.users.name,
  key: 'user id',
  when: 'names, username, language, time zone or role of an account changed, or whether its address is confirmed',
  data: publicUserSchema,
  live: standingNote,
});
