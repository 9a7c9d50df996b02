import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { authTopics } from './topics.ts';

export const contactRemovedV1 = defineEvent({
  type: 'academy.auth.contact_removed.v1',
  topic: authTopics.contacts.name,
  key: 'user id',
  when: 'an account was deleted: compaction then drops its address from the topic',
  data: z.object({ id: z.string() }),
});
