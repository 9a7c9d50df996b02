import type { Outline, OutlineExercise, OutlineLesson } from './outline.ts';

/** Where a row is put: beside another of its kind, or last in a lesson. */
export type Target = { beside: string; side: 'before' | 'after' } | { into: string };

/** One place up or down. */
export type Step = -1 | 1;

/** What the server wants to know of an order. */
export const orderOf = ({ lessons }: Outline) => ({
  lessons: lessons.map(({ id, exercises }) => ({ id, exerciseIds: exercises.map((each) => each.id) })),
});

export const isSameOrder = (one: Outline, other: Outline): boolean =>
  JSON.stringify(orderOf(one)) === JSON.stringify(orderOf(other));

/** A list with one of its rows moved to another place; null where that is beyond its ends. */
export function steppedIn<Row extends { id: string }>(rows: readonly Row[], id: string, step: Step) {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  const to = from + step;
  return !row || to < 0 || to >= rows.length ? null : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** A list with one of its rows put beside another. */
export function putBeside<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  { beside, side }: Extract<Target, { beside: string }>,
): Row[] {
  const row = rows.find((one) => one.id === id);
  if (!row || id === beside) return [...rows];
  const others = rows.filter((one) => one !== row);
  const at = others.findIndex((one) => one.id === beside);
  return others.toSpliced(at + (side === 'after' ? 1 : 0), 0, row);
}

const isLesson = ({ lessons }: Outline, id: string) => lessons.some((lesson) => lesson.id === id);

/** The lesson that an exercise is in. */
export const lessonOf = ({ lessons }: Outline, exerciseId: string) =>
  lessons.find(({ exercises }) => exercises.some(({ id }) => id === exerciseId));

/** One lesson's exercises made others of. */
const withExercises = (
  outline: Outline,
  lessonId: string,
  change: (exercises: OutlineExercise[]) => OutlineExercise[],
): Outline => ({
  ...outline,
  lessons: outline.lessons.map((lesson) =>
    lesson.id === lessonId ? { ...lesson, exercises: change(lesson.exercises) } : lesson,
  ),
});

/** The outline with a lesson, or an exercise within its lesson, one place up or down. Null where it is at the end. */
export function stepped(outline: Outline, id: string, step: Step): Outline | null {
  if (isLesson(outline, id)) {
    const lessons = steppedIn(outline.lessons, id, step);
    return lessons && { ...outline, lessons };
  }
  const home = lessonOf(outline, id);
  const within = home && steppedIn(home.exercises, id, step);
  return within ? withExercises(outline, home.id, () => within) : null;
}

/** A move of an exercise that learners notice: into a lesson that they do not see, or out of one. */
export interface Crossing {
  effect: 'hides' | 'shows';
  to: OutlineLesson;
}

/** What learners notice of putting an exercise somewhere else; null where it is nothing. */
export function crossingOf(outline: Outline, id: string, target: Target): Crossing | null {
  const from = lessonOf(outline, id);
  const to = lessonOf(put(outline, id, target), id);
  if (!from || !to || (from.status === 'published') === (to.status === 'published')) return null;
  return { effect: to.status === 'published' ? 'shows' : 'hides', to };
}

const without = (outline: Outline, exerciseId: string): Outline => ({
  ...outline,
  lessons: outline.lessons.map((lesson) => ({
    ...lesson,
    exercises: lesson.exercises.filter(({ id }) => id !== exerciseId),
  })),
});

/** The outline with a lesson or an exercise put somewhere else; the same where that place is not for it. */
export function put(outline: Outline, id: string, target: Target): Outline {
  if (isLesson(outline, id))
    return 'beside' in target && isLesson(outline, target.beside)
      ? { ...outline, lessons: putBeside(outline.lessons, id, target) }
      : outline;
  const exercise = lessonOf(outline, id)?.exercises.find((each) => each.id === id);
  const lessonId = 'into' in target ? target.into : lessonOf(outline, target.beside)?.id;
  if (!exercise || lessonId === undefined || ('beside' in target && target.beside === id)) return outline;
  return withExercises(without(outline, id), lessonId, (there) =>
    'into' in target ? [...there, exercise] : putBeside([...there, exercise], id, target),
  );
}
