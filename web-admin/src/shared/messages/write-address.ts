import type { PlaceInCourse } from '@academy/contracts/shared/place-in-course.ts';

/** The page that writes to somebody, about a place where one is given. */
export const writeAddress = (userId: string, place?: PlaceInCourse): string => {
  const search = new URLSearchParams({ to: userId });
  for (const [name, id] of Object.entries(place ?? {})) if (id !== undefined) search.set(name, id);
  return `/messages/create?${search}`;
};

/** Whom and what an address of that page is about; the person is empty where it names nobody. */
export const readWriteAddress = (search: string): { userId: string; place: PlaceInCourse | null } => {
  const { to = '', courseId, lessonId, exerciseId } = Object.fromEntries(new URLSearchParams(search));
  if (courseId === undefined) return { userId: to, place: null };
  const place = { courseId, ...(lessonId && { lessonId }), ...(lessonId && exerciseId && { exerciseId }) };
  return { userId: to, place };
};
