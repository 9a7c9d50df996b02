import type { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import type { Lesson } from '@academy/contracts/http/catalog/courses.ts';
import type { LessonCompletion } from '@academy/contracts/http/catalog/learning.ts';
import type { Exercise } from '@academy/contracts/http/catalog/exercises.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

export type { Exercise, Lesson, LessonCompletion };

const lesson = endpointRef<typeof catalogEndpoints.getLesson>('GET', '/api/lessons/:id');
const exercises = endpointRef<typeof catalogEndpoints.listExercises>('GET', '/api/lessons/:id/exercises');
const complete = endpointRef<typeof catalogEndpoints.completeLesson>('POST', '/api/lessons/:id/complete');
const course = endpointRef<typeof catalogEndpoints.getCourse>('GET', '/api/courses/:id');
const progress = endpointRef<typeof catalogEndpoints.userProgress>('GET', '/api/user/progress');

export const lessonQuery = (id: string) =>
  queryOptions({ queryKey: ['/api/lessons', id], queryFn: () => client.call(lesson, { params: { id } }) });

export const exercisesQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['/api/lessons', lessonId, 'exercises'],
    queryFn: () => client.call(exercises, { params: { id: lessonId } }),
  });

export const lessonCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['/api/courses', courseId],
    queryFn: () => client.call(course, { params: { id: courseId } }),
  });

/** The caller's progress by course id. */
export const progressQuery = queryOptions({
  queryKey: ['/api/user/progress'],
  queryFn: () => client.call(progress, {}),
});

export async function completeLesson(queries: QueryClient, id: string): Promise<LessonCompletion> {
  const completion = await client.call(complete, { params: { id } });
  await queries.invalidateQueries({ queryKey: progressQuery.queryKey });
  return completion;
}
