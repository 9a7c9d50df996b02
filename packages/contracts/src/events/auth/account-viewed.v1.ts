import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { changed, toUser } from '../live-note.ts';
import { authTopics } from './topics.ts';

/** Who viewed and why stays in auth: the learner reads the reason in their settings. */
export const accountViewedV1 = defineEvent({
  type: 'academy.auth.account_viewed.v1',
  topic: authTopics.support.name,
  key: 'user id',
  when: 'an administrator began to view the academy as a learner',
  data: z.object({ userId: z.string(), viewingId: z.string(), at: z.iso.datetime() }),
  live: ({ userId }) => toUser(userId, changed('/api/auth/viewings')),
});
