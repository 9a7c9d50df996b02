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

/** Passes every exercise of a lesson by calls with its authors' first good samples, and completes it. */
export const passLesson = async (
  request: APIRequestContext,
  options: { lesson: LessonIds; answers: readonly string[]; language: 'es' | 'en'; headers: Headers },
): Promise<void> => {
  const { lesson, answers, language, headers } = options;
  for (const [i, id] of lesson.exerciseIds.entries()) {
    const data = { answer: answers[i] ?? '', language };
    const checked = await request.post(`/api/exercises/${id}/check`, { headers, data });
    const verdict = (await checked.json()) as { passed: boolean };
    if (!verdict.passed) throw new Error(`${id} is not passed: ${JSON.stringify(verdict)}`);
  }
  const completed = await request.post(`/api/lessons/${lesson.lessonId}/complete`, { headers });
  if (!completed.ok()) throw new Error(`${lesson.lessonId}: ${completed.status()} ${await completed.text()}`);
};
