import type { StaffExercise } from '@academy/contracts/http/catalog/staff-exercises.ts';
import { notInBin } from '@academy/service-kit/bin/bin-texts.ts';
import { isOver, outOfBin, withdrawn } from '@academy/service-kit/bin/bin.ts';
import { withRestored } from '../../domain/bin.ts';
import { exerciseElsewhere, isElsewhere, parentAway } from '../../domain/bin-texts.ts';
import { lessonEvents } from '../../domain/lesson-events.ts';
import {
  toStaffCourse,
  toStaffLesson,
  type StaffCourse,
  type StaffLesson,
} from '../../views/staff-content-views.ts';
import type { CatalogDeps } from '../deps.ts';
import { relistLessons } from '../relist-lessons.ts';
import { assertMayStandIn, readExerciseForStaff } from '../staff-content/staff-exercises.ts';
import { binAudit } from '@academy/service-kit/bin/bin-audit.ts';
import { followCourse } from './follow-course.ts';
import { orLater } from '@academy/service-kit/concurrency/or-later.ts';
import { placeAmong, settleInBin } from './return-course.ts';

interface Restoring {
  id: string;
  actorId: string;
}

/** Throws 404 where its time is over, though no sweep has come yet. */
const assertInTime = (at: Date | undefined, now: Date): void => {
  if (!at || isOver(at, now)) throw notInBin();
};

/** Throws 409 where an exercise that would come back is a part of a lesson that is there: it would count twice. */
const assertNowhereElse = async (
  { lessons }: CatalogDeps,
  exerciseIds: readonly string[],
  refusal = exerciseElsewhere,
): Promise<void> => {
  const [holder] = await lessons.findHolders(exerciseIds);
  if (holder) throw refusal(holder);
};

/** Throws 409 where somebody changed a lesson in the store that went into the bin with its course. */
const assertLessonsAsBinned = async ({ lessons }: CatalogDeps, courseId: string): Promise<void> => {
  for (const id of await lessons.idsBinnedWith(courseId)) {
    const lesson = await lessons.findAnywhere(id);
    if (lesson) await lessons.assertAsBinned(lesson, `lessons.${id}`);
  }
};

/** Takes a course out of the bin. What is decided is written first: its lessons come back, and then the course. */
export const restoreCourse = async (deps: CatalogDeps, restoring: Restoring): Promise<StaffCourse> => {
  const { id } = restoring;
  await assertNowhereElse(deps, await deps.lessons.exerciseIdsBinnedWith(id));
  await assertLessonsAsBinned(deps, id);
  const restored = await deps.courses.changeInBin(id, async (before) => {
    const at = deps.now();
    assertInTime(before.binnedAt, at);
    if (before.returningAt) throw notInBin();
    await deps.courses.assertAsBinned(before, `courses.${id}`);
    return {
      state: { returningAt: at },
      events: [binAudit(restoring, { what: 'course', did: 'restored', at })],
    };
  });
  if (!restored) throw notInBin();
  await orLater(deps, id, () => settleInBin(deps, id));
  return toStaffCourse((await deps.courses.find(id)) ?? restored);
};

/** Takes a lesson out of the bin. Throws 409 where its course is not there. */
export const restoreLesson = async (deps: CatalogDeps, restoring: Restoring): Promise<StaffLesson> => {
  const { courses, lessons, outline } = deps;
  const binned = await lessons.findAnywhere(restoring.id);
  if (!binned?.binnedAt || binned.endedAt) throw notInBin();
  const { courseId } = binned;
  if (!(await courses.find(courseId))) throw parentAway('course', await courses.findAnywhere(courseId));
  await assertNowhereElse(
    deps,
    binned.exercises.map((exercise) => exercise.id),
  );
  const others = await lessons.listOfCourse(courseId);
  const restored = await lessons.changeInBin(restoring.id, async (before) => {
    const at = deps.now();
    assertInTime(before.binnedAt, at);
    await lessons.assertAsBinned(before, `lessons.${restoring.id}`);
    const state = { orderIndex: placeAmong(others, before), updatedAt: at };
    return {
      state: { ...state, ...outOfBin, binnedWith: undefined },
      events: [
        ...lessonEvents(withdrawn, { ...before, ...state }),
        binAudit(restoring, { what: 'lesson', did: 'restored', at }),
      ],
    };
  });
  if (!restored) throw notInBin();
  await orLater(deps, courseId, async () => {
    // The course may have gone into the bin meanwhile.
    await followCourse(deps, courseId);
    await relistLessons(deps, courseId);
  });
  outline.forget();
  return toStaffLesson(restored);
};

/**
 * Takes an exercise out of the bin. Throws 409 where its lesson is not there, and 400 where the lesson is published by now and
 * the exercise fails its self-test.
 */
export const restoreExercise = async (deps: CatalogDeps, restoring: Restoring): Promise<StaffExercise> => {
  const { lessons, outline } = deps;
  const { id } = restoring;
  const holder = await lessons.findOfBinnedExercise(id);
  if (!holder) throw notInBin();
  if (holder.binnedAt) throw parentAway('lesson', holder);
  await assertNowhereElse(deps, [id], isElsewhere);
  const taught = await deps.taughtExercises.join();
  const changed = await lessons.change(holder._id, async (before) => {
    const at = deps.now();
    const { binnedExercises = [] } = before;
    const entry = binnedExercises.find(({ exercise }) => exercise.id === id);
    assertInTime(entry?.at, at);
    if (!entry) throw notInBin();
    await lessons.assertAsBinned(before, `exercises.${id}`);
    assertMayStandIn(before, taught(entry.exercise));
    const state = {
      exercises: withRestored(before.exercises, entry),
      binnedExercises: binnedExercises.filter((each) => each !== entry),
      updatedAt: at,
    };
    return {
      state,
      events: [
        ...lessonEvents(before, { ...before, ...state }),
        binAudit(restoring, { what: 'exercise', did: 'restored', at }),
      ],
    };
  });
  if (!changed) throw parentAway('lesson', await lessons.findAnywhere(holder._id));
  outline.forget();
  return readExerciseForStaff(deps, id);
};
