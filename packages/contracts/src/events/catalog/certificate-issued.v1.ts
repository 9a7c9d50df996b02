import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { catalogTopics } from './topics.ts';

export const certificateIssuedV1 = defineEvent({
  type: 'academy.catalog.certificate_issued.v1',
  topic: catalogTopics.learning.name,
  key: 'user id',
  when: 'a certificate was issued to a premium learner who has completed a course',
  data: z.object({ userId: z.string(), courseId: z.string(), code: z.string() }),
});
