import { isDeepStrictEqual } from 'node:util';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { stepsTo, type Arrangement, type LessonStep } from '../../domain/arrangement.ts';
import { haveSame } from '../../domain/kept-order.ts';
import type { LessonRecord } from '../../domain/lesson.ts';
import { lessonEvents } from '../../domain/lesson-events.ts';
import { changedMeanwhile } from '../../domain/staff-content-texts.ts';
import type { CatalogDeps } from '../deps.ts';
import { relistLessons } from '../relist-lessons.ts';
import { settleCourseImport } from '../transfer/settle-import.ts';

type SettleDeps = Pick<
  CatalogDeps,
  'courses' | 'lessons' | 'courseImports' | 'importBases' | 'outline' | 'taughtExercises' | 'logger' | 'now'
>;

const mostRuns = 10;

/** Takes the steps as long as each lesson is as it was read; false once one is not, and they are to be thought of anew. */
const take = async (
  { lessons, now }: SettleDeps,
  steps: readonly LessonStep[],
  read: readonly LessonRecord[],
): Promise<boolean> => {
  const versions = new Map(read.map(({ _id, version }) => [_id, version]));
  for (const step of steps) {
    let isAsRead = true;
    const after = await lessons.change(step.id, (before) => {
      isAsRead = before.version === versions.get(step.id);
      const { orderIndex, exercises } = step;
      const isThere = before.orderIndex === orderIndex && isDeepStrictEqual(before.exercises, exercises);
      if (!isAsRead || isThere) return null;
      // An import may go on with its texts, unless it no longer has the exercises that content/ gave it.
      const mark = haveSame(before.exercises, exercises) ? { orderedByStaff: true } : { editedByStaff: true };
      const state = { orderIndex, exercises, updatedAt: now(), ...mark };
      return { state, events: lessonEvents(before, { ...before, ...state }) };
    });
    if (!after || !isAsRead) return false;
    versions.set(step.id, after.version);
    failPoint('catalog.after_arranged_lesson');
  }
  return true;
};

const settleOnce = async (deps: SettleDeps, courseId: string, arranging: Arrangement): Promise<boolean> => {
  const read = await deps.lessons.findOfCourse(courseId);
  if (!(await take(deps, stepsTo(arranging, read), read))) return false;
  await relistLessons(deps, courseId);
  await deps.courses.change(courseId, (before) =>
    before.arranging && isDeepStrictEqual(before.arranging, arranging)
      ? { state: { arranging: undefined }, events: [] }
      : null,
  );
  return true;
};

/**
 * Brings the lessons of a course to the arrangement that staff have decided on, where there is one: as it is decided, and
 * after a crash before anything else is done with them. It may run again and in parallel. Throws 409 where others go on
 * changing the lessons meanwhile; then it is settled later. Returns whether there was one. An import comes before it.
 */
export const settleArrangement = async (deps: SettleDeps, courseId: string): Promise<boolean> => {
  const isImported = await settleCourseImport(deps, courseId);
  for (let run = 0; run < mostRuns; run += 1) {
    const arranging = (await deps.courses.find(courseId))?.arranging;
    if (!arranging) return isImported || run > 0;
    if (await settleOnce(deps, courseId, arranging)) {
      deps.outline.forget();
      return true;
    }
  }
  throw changedMeanwhile();
};

/** A lesson as it is once its course has no arrangement left to settle: before staff change it. */
export const settledLesson = async (
  deps: SettleDeps,
  find: () => Promise<LessonRecord | null>,
): Promise<LessonRecord | null> => {
  const lesson = await find();
  return lesson && (await settleArrangement(deps, lesson.courseId)) ? find() : lesson;
};
