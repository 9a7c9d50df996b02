import { defineEvent } from '../event.ts';
import { catalogTopics } from './topics.ts';
import { publicLessonSchema } from './public-lesson.ts';

export const lessonPublishedV1 = defineEvent({
  type: 'academy.catalog.lesson_published.v1',
  topic: catalogTopics.lessons.name,
  key: 'lesson id',
  when: 'a lesson became published',
  data: publicLessonSchema,
});
