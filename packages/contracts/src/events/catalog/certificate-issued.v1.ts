import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { catalogTopics } from './topics.ts';

export const certificateIssuedV1 = defineEvent({
  type: 'academy.catalog.certificate_issued.v1',
  topic: catalogTopics.learning.name,
  key: 'user id',
  when: 'a learner was issued the certificate of a course that they have completed',
  data: z.object({ userId: z.string(), courseId: z.string(), code: z.string() }),
});
