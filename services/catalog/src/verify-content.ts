import { verifyContent } from '@academy/service-kit/versions/chain/verify-content.ts';
import { courseModel } from './data/course-model.ts';
import { createCourseRepository } from './data/course-repository.ts';
import { lessonModel } from './data/lesson-model.ts';
import { createLessonRepository } from './data/lesson-repository.ts';

/** `verify-content.ts`: whether versions of courses, lessons and exercises, and the bin, are as they were kept, see `verifyContent`. */
await verifyContent({
  service: 'catalog',
  aggregates: (mongo, kept) => [
    createCourseRepository(courseModel(mongo), kept),
    createLessonRepository(lessonModel(mongo), kept),
  ],
});
