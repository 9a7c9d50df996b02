import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { catalogTopics } from './topics.ts';

export const lessonRemovedV1 = defineEvent({
  type: 'academy.catalog.lesson_removed.v1',
  topic: catalogTopics.lessons.name,
  key: 'lesson id',
  when: 'a published lesson was withdrawn; the record stays on the topic',
  data: z.object({ id: z.string() }),
});
