import { defineEvent } from '../event.ts';
import { topics } from '../topics.ts';
import { publicCourseSchema } from './public-course.ts';

export const courseUpdatedV1 = defineEvent({
  type: 'academy.catalog.course_updated.v1',
  topic: topics.catalogCourses.name,
  key: 'course id',
  when: 'a published course, or the list of its lessons, changed',
  data: publicCourseSchema,
});
