import type { LessonExercise, LessonRecord } from './lesson.ts';

type Ordered = Pick<LessonRecord, 'orderIndex' | 'exercises'>;

/** What an import leaves of a lesson as staff ordered it: its place, and the order of its exercises, new ones last. */
export const keptOrder = (
  { orderedByStaff = false, orderIndex, exercises }: Ordered & Pick<LessonRecord, 'orderedByStaff'>,
  imported: readonly LessonExercise[] = exercises,
): Partial<Ordered> => {
  if (!orderedByStaff) return {};
  const places = new Map(exercises.map(({ id }, at) => [id, at]));
  const placeOf = ({ id }: LessonExercise) => places.get(id) ?? exercises.length;
  return { orderIndex, exercises: imported.toSorted((a, b) => placeOf(a) - placeOf(b)) };
};

type Named = readonly Pick<LessonExercise, 'id'>[];

/** Whether these are the same exercises, in whatever order. */
export const haveSame = (some: Named, others: Named): boolean => {
  const ids = new Set(others.map(({ id }) => id));
  return some.length === others.length && some.every(({ id }) => ids.has(id));
};
