import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { changed, toEverybody } from '../live-note.ts';
import { catalogTopics } from './topics.ts';

export const courseRemovedV1 = defineEvent({
  type: 'academy.catalog.course_removed.v1',
  topic: catalogTopics.courses.name,
  key: 'course id',
  when: 'a published course was withdrawn; the record stays on the topic',
  data: z.object({ id: z.string() }),
  live: () => toEverybody(changed('/api/courses', '/api/lessons')),
});
