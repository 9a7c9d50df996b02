import { defineEvent } from '../event.ts';
import { authTopics } from './topics.ts';
import { publicUserSchema } from './public-user.ts';

export const userRegisteredV1 = defineEvent({
  type: 'academy.auth.user_registered.v1',
  topic: authTopics.users.name,
  key: 'user id',
  when: 'somebody created an account',
  data: publicUserSchema,
});
