import { serveThread } from '@academy/service-kit/threads/serve-thread.ts';
import { readCourses } from './read-courses.ts';

serveThread(() => (contentDirectory: string) => readCourses(contentDirectory));
