import { defineEvent } from '../event.ts';
import { changed, toEverybody } from '../live-note.ts';
import { catalogTopics } from './topics.ts';
import { publicCourseSchema } from './public-course.ts';

export const courseUpdatedV1 = defineEvent({
  type: 'academy.catalog.course_updated.v1',
  topic: catalogTopics.courses.name,
  key: 'course id',
  when: 'a published course, or the list of its lessons, changed',
  data: publicCourseSchema,
  live: () => toEverybody(changed('/api/courses', '/api/lessons')),
});
