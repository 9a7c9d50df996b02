import type { Attempt, Exercise, Verdict } from '@academy/contracts/http/catalog/practice.ts';
import type { catalogEndpoints } from '@academy/contracts/http/catalog.ts';
import type { Lesson } from '@academy/contracts/http/catalog/courses.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';

export type { Attempt, Exercise, Lesson, Verdict };

const lesson = endpointRef<typeof catalogEndpoints.getLesson>('GET', '/api/lessons/:id');
const exercises = endpointRef<typeof catalogEndpoints.listExercises>('GET', '/api/lessons/:id/exercises');
const check = endpointRef<typeof catalogEndpoints.checkExercise>('POST', '/api/exercises/:id/check');
const attempts = endpointRef<typeof catalogEndpoints.listAttempts>('GET', '/api/exercises/:id/attempts');
const course = endpointRef<typeof catalogEndpoints.getCourse>('GET', '/api/courses/:id');
const courseLessons = endpointRef<typeof catalogEndpoints.listLessons>('GET', '/api/courses/:id/lessons');

export const lessonQuery = (id: string) =>
  queryOptions({ queryKey: ['/api/lessons', id], queryFn: () => client.call(lesson, { params: { id } }) });

export const exercisesQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['/api/lessons', lessonId, 'exercises'],
    queryFn: () => client.call(exercises, { params: { id: lessonId } }),
  });

export const attemptsQuery = (exerciseId: string) =>
  queryOptions({
    queryKey: ['/api/exercises', exerciseId, 'attempts'],
    queryFn: () => client.call(attempts, { params: { id: exerciseId }, query: { limit: 20 } }),
  });

export const lessonCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['/api/courses', courseId],
    queryFn: () => client.call(course, { params: { id: courseId } }),
  });

export const siblingLessonsQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['/api/courses', courseId, 'lessons'],
    queryFn: () => client.call(courseLessons, { params: { id: courseId } }),
  });

export const checkAnswer = (exerciseId: string, answer: string, language: Language) =>
  client.call(check, { params: { id: exerciseId }, body: { answer, language } });

/** Lets every screen know what a verdict has changed. */
export async function applyVerdict(
  queries: QueryClient,
  exercise: Exercise,
  verdict: Verdict,
): Promise<void> {
  queries.setQueryData(exercisesQuery(exercise.lessonId).queryKey, (list) =>
    list?.map((entry) =>
      entry.id === exercise.id
        ? {
            ...entry,
            attempts: verdict.attempt,
            bestScore: Math.max(entry.bestScore ?? 0, verdict.score),
            passed: entry.passed || verdict.passed,
          }
        : entry,
    ),
  );
  await Promise.all([
    queries.invalidateQueries({ queryKey: attemptsQuery(exercise.id).queryKey }),
    queries.invalidateQueries({ queryKey: ['/api/user/progress'] }),
  ]);
}
