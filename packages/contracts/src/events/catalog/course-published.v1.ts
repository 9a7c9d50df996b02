import { defineEvent } from '../event.ts';
import { changed, toEverybody } from '../live-note.ts';
import { catalogTopics } from './topics.ts';
import { publicCourseSchema } from './public-course.ts';

export const coursePublishedV1 = defineEvent({
  type: 'academy.catalog.course_published.v1',
  topic: catalogTopics.courses.name,
  key: 'course id',
  when: 'a course became published',
  data: publicCourseSchema,
  live: () => toEverybody(changed('/api/courses', '/api/lessons')),
});
