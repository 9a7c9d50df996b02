import type { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import type { Course, LessonSummary } from '@academy/contracts/http/catalog/courses.ts';
import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useTheme } from '../../../shared/theme/theme-context.tsx';

export type { Course, CourseProgress, LessonSummary };

const list = endpointRef<typeof catalogEndpoints.listCourses>('GET', '/api/courses');
const one = endpointRef<typeof catalogEndpoints.getCourse>('GET', '/api/courses/:id');
const lessons = endpointRef<typeof catalogEndpoints.listLessons>('GET', '/api/courses/:id/lessons');
const progress = endpointRef<typeof catalogEndpoints.userProgress>('GET', '/api/user/progress');

export const coursesQuery = queryOptions({
  queryKey: ['/api/courses'],
  queryFn: () => client.call(list, {}),
});

export const courseQuery = (id: string) =>
  queryOptions({ queryKey: ['/api/courses', id], queryFn: () => client.call(one, { params: { id } }) });

export const courseLessonsQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/courses', id, 'lessons'],
    queryFn: () => client.call(lessons, { params: { id } }),
  });

/** The caller's progress by course id. It changes with every check, so it is read afresh on arrival. */
export const progressQuery = queryOptions({
  queryKey: ['/api/user/progress'],
  queryFn: () => client.call(progress, {}),
  staleTime: 0,
});

type Covered = Pick<Course, 'id' | 'coverVersion'>;

const coverUrl = ({ id, coverVersion }: Covered, language: string, theme: string) =>
  `/api/course-image/${encodeURIComponent(id)}?lang=${language}&theme=${theme}&v=${coverVersion}`;

/** Addresses of covers in the language and the theme of the page. */
export function useCoverUrl(): (course: Covered) => string {
  const { language } = useLanguage();
  const { theme } = useTheme();
  return (course) => coverUrl(course, language, theme);
}
