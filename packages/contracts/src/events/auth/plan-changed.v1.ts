import { defineEvent } from '../event.ts';
import { authTopics } from './topics.ts';
import { publicUserSchema, standingNote } from './public-user.ts';

export const planChangedV1 = defineEvent({
  type: 'academy.auth.plan_changed.v1',
  topic: authTopics.users.name,
  key: 'user id',
  when: 'the plan of an account changed',
  data: publicUserSchema,
  live: standingNote,
});
