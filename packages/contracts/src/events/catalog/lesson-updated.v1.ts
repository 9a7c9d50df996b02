import { defineEvent } from '../event.ts';
import { catalogTopics } from './topics.ts';
import { publicLessonSchema } from './public-lesson.ts';

export const lessonUpdatedV1 = defineEvent({
  type: 'academy.catalog.lesson_updated.v1',
  topic: catalogTopics.lessons.name,
  key: 'lesson id',
  when: 'a published lesson or one of its exercises changed',
  data: publicLessonSchema,
});
