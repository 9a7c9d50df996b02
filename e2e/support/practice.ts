import type { APIRequestContext } from '@playwright/test';

type Headers = Record<string, string>;

const read = async <T>(request: APIRequestContext, path: string, headers: Headers): Promise<T> => {
  const answer = await request.get(path, { headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
};

export interface LessonIds {
  lessonId: string;
  exerciseIds: string[];
}

/** The lessons of a course with their exercises, in their order. */
export const lessonsOf = async (
  request: APIRequestContext,
  course: string,
  headers: Headers,
): Promise<LessonIds[]> => {
  const lessons = await read<{ id: string }[]>(request, `/api/courses/${course}/lessons`, headers);
  const found: LessonIds[] = [];
  for (const { id } of lessons) {
    const exercises = await read<{ id: string }[]>(request, `/api/lessons/${id}/exercises`, headers);
    found.push({ lessonId: id, exerciseIds: exercises.map((exercise) => exercise.id) });
  }
  return found;
};

export const firstLessonOf = async (
  request: APIRequestContext,
  course: string,
  headers: Headers,
): Promise<LessonIds> => {
  const [first] = await lessonsOf(request, course, headers);
  if (!first) throw new Error(`${course} has no lesson`);
  return first;
};
