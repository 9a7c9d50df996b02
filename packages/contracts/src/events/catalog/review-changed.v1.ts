import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { changed, toEverybody } from '../live-note.ts';
import { catalogTopics } from './topics.ts';

export const reviewChangedV1 = defineEvent({
  type: 'academy.catalog.review_changed.v1',
  topic: catalogTopics.learning.name,
  key: 'user id',
  when: 'a review of a course was written, changed, taken back by its author, hidden or shown again by staff',
  data: z.object({ userId: z.string(), courseId: z.string() }),
  live: () => toEverybody(changed('/api/reviews', '/api/courses')),
});
