import { defineEvent } from '../event.ts';
import { topics } from '../topics.ts';
import { publicLessonSchema } from './public-lesson.ts';

export const lessonPublishedV1 = defineEvent({
  type: 'academy.catalog.lesson_published.v1',
  topic: topics.catalogLessons.name,
  key: 'lesson id',
  when: 'a lesson became published',
  data: publicLessonSchema,
});
