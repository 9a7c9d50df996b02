import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { courseNotFound, exerciseNotFound, lessonNotFound } from '../../domain/catalog-texts.ts';
import { courseEvents } from '../../domain/course-events.ts';
import { lessonEvents } from '../../domain/lesson-events.ts';
import { changedMeanwhile } from '../../domain/staff-content-texts.ts';
import { settleArrangement, settledLesson } from '../authoring/settle-arrangement.ts';
import type { CatalogDeps } from '../deps.ts';
import { relistLessons } from '../relist-lessons.ts';
import { followCourse } from './follow-course.ts';
import { orLater } from './or-later.ts';

type BinDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'outline' | 'logger' | 'now'>;

export interface Removal {
  id: string;
  expectedVersion: number | null;
  actorId: string;
}

const assertVersion = ({ version }: { version: number }, { expectedVersion }: Removal): void => {
  if (expectedVersion !== null && version !== expectedVersion) throw changedMeanwhile();
};

const audit = ({ id, actorId }: Removal, what: 'course' | 'lesson' | 'exercise', at: Date) =>
  staffActionRecorded({
    actorId,
    action: `${what}.deleted`,
    resource: `${what}s`,
    resourceId: id,
    fields: [],
    at,
  });

/** Others hear of it as of what is no longer published. */
const withdrawn = { status: 'draft' } as const;

/**
 * Puts a course into the bin, and its lessons with it. What is decided is written in the course first: from then on its
 * lessons follow it, after a crash too.
 */
export const removeCourse = async (deps: BinDeps, removal: Removal): Promise<undefined> => {
  await settleArrangement(deps, removal.id);
  const removed = await deps.courses.change(removal.id, (before) => {
    assertVersion(before, removal);
    const at = deps.now();
    return {
      // A process that died may have left a mark of its way back.
      state: { binnedAt: at, binnedBy: removal.actorId, returningAt: undefined },
      events: [...courseEvents(before, { ...before, ...withdrawn }), audit(removal, 'course', at)],
    };
  });
  if (!removed) throw courseNotFound();
  await orLater(deps, removal.id, () => followCourse(deps, removal.id));
  deps.outline.forget();
  return undefined;
};

/** Puts a lesson into the bin, with its exercises. */
export const removeLesson = async (deps: BinDeps, removal: Removal): Promise<undefined> => {
  await settledLesson(deps, () => deps.lessons.find(removal.id));
  const removed = await deps.lessons.change(removal.id, (before) => {
    assertVersion(before, removal);
    const at = deps.now();
    return {
      state: { binnedAt: at, binnedBy: removal.actorId },
      events: [...lessonEvents(before, { ...before, ...withdrawn }), audit(removal, 'lesson', at)],
    };
  });
  if (!removed) throw lessonNotFound();
  await orLater(deps, removal.id, () => relistLessons(deps, removed.courseId));
  deps.outline.forget();
  return undefined;
};

/** Puts an exercise into the bin, which is a part of its lesson as the exercise was. */
export const removeExercise = async (deps: BinDeps, removal: Removal): Promise<undefined> => {
  const { id, actorId } = removal;
  const place = await settledLesson(deps, () => deps.lessons.findOfExercise(id));
  if (!place) throw exerciseNotFound();
  const changed = await deps.lessons.change(place._id, (before) => {
    assertVersion(before, removal);
    const index = before.exercises.findIndex((each) => each.id === id);
    const exercise = before.exercises[index];
    if (!exercise) throw exerciseNotFound();
    const at = deps.now();
    const previous = before.exercises[index - 1]?.id ?? null;
    const state = {
      exercises: before.exercises.toSpliced(index, 1),
      binnedExercises: [...(before.binnedExercises ?? []), { exercise, at, by: actorId, previous }],
      updatedAt: at,
    };
    return {
      state,
      events: [...lessonEvents(before, { ...before, ...state }), audit(removal, 'exercise', at)],
    };
  });
  if (!changed) throw exerciseNotFound();
  deps.outline.forget();
  return undefined;
};
