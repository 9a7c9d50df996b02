import { defineEvent } from '../event.ts';
import { topics } from '../topics.ts';
import { publicCourseSchema } from './public-course.ts';

export const coursePublishedV1 = defineEvent({
  type: 'academy.catalog.course_published.v1',
  topic: topics.catalogCourses.name,
  key: 'course id',
  when: 'a course became published',
  data: publicCourseSchema,
});
