import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import { withdrawn } from '@academy/service-kit/bin/bin.ts';
import { courseNotFound, exerciseNotFound, lessonNotFound } from '../../domain/catalog-texts.ts';
import { courseEvents } from '../../domain/course-events.ts';
import { lessonEvents } from '../../domain/lesson-events.ts';
import { changedMeanwhile } from '../../domain/staff-content-texts.ts';
import { settleArrangement, settledLesson } from '../authoring/settle-arrangement.ts';
import type { CatalogDeps } from '../deps.ts';
import { relistLessons } from '../relist-lessons.ts';
import { binAudit } from '@academy/service-kit/bin/bin-audit.ts';
import { followCourse } from './follow-course.ts';
import { orLater } from '@academy/service-kit/concurrency/or-later.ts';

type BinDeps = Pick<
  CatalogDeps,
  'courses' | 'lessons' | 'courseImports' | 'importBases' | 'outline' | 'taughtExercises' | 'logger' | 'now'
>;

export interface Removal {
  id: string;
  expectedVersion: number | null;
  actorId: string;
}

/**
 * Puts a course into the bin, and its lessons with it. What is decided is written in the course first: from then on its
 * lessons follow it, after a crash too.
 */
export const removeCourse = async (deps: BinDeps, removal: Removal): Promise<undefined> => {
  await settleArrangement(deps, removal.id);
  const removed = await deps.courses.change(removal.id, (before) => {
    assertExpectedVersion(removal.expectedVersion, before.version, changedMeanwhile);
    const at = deps.now();
    return {
      // A process that died may have left a mark of its way back.
      state: { binnedAt: at, binnedBy: removal.actorId, returningAt: undefined },
      events: [
        ...courseEvents(before, { ...before, ...withdrawn }),
        binAudit(removal, { what: 'course', did: 'deleted', at }),
      ],
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
    assertExpectedVersion(removal.expectedVersion, before.version, changedMeanwhile);
    const at = deps.now();
    return {
      state: { binnedAt: at, binnedBy: removal.actorId },
      events: [
        ...lessonEvents(before, { ...before, ...withdrawn }),
        binAudit(removal, { what: 'lesson', did: 'deleted', at }),
      ],
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
    assertExpectedVersion(removal.expectedVersion, before.version, changedMeanwhile);
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
      events: [
        ...lessonEvents(before, { ...before, ...state }),
        binAudit(removal, { what: 'exercise', did: 'deleted', at }),
      ],
    };
  });
  if (!changed) throw exerciseNotFound();
  deps.outline.forget();
  return undefined;
};
