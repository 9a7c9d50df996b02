import type { Course, CourseProgress } from '../api/courses.ts';

/** The first course after one, and else before it, that is not completed; null once all are. */
export function nextCourse<C extends Pick<Course, 'id'>>(
  courses: readonly C[],
  progress: Readonly<Record<string, Pick<CourseProgress, 'completed'>>>,
  courseId: string,
): C | null {
  const at = courses.findIndex(({ id }) => id === courseId);
  const following = [...courses.slice(at + 1), ...courses.slice(0, Math.max(0, at))];
  return following.find(({ id }) => !progress[id]?.completed) ?? null;
}
