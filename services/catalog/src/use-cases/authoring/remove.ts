import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { courseNotEmpty, notDeletable } from '../../domain/authoring-texts.ts';
import { courseNotFound, exerciseNotFound, lessonNotFound } from '../../domain/catalog-texts.ts';
import { changedMeanwhile } from '../../domain/staff-content-texts.ts';
import type { CatalogDeps } from '../deps.ts';
import { settledLesson } from './settle-arrangement.ts';
import { exerciseIn } from '../staff-content/staff-exercises.ts';

type RemoveDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'outline' | 'now'>;

export interface Removal {
  id: string;
  expectedVersion: number | null;
  actorId: string;
}

const assertVersion = ({ version }: { version: number }, { expectedVersion }: Removal): void => {
  if (expectedVersion !== null && version !== expectedVersion) throw changedMeanwhile();
};

const audit = ({ now }: RemoveDeps, { id, actorId }: Removal, what: 'course' | 'lesson' | 'exercise') =>
  staffActionRecorded({
    actorId,
    action: `${what}.deleted`,
    resource: `${what}s`,
    resourceId: id,
    fields: [],
    at: now(),
  });

/** Deletes a course that was never published. Throws 409 where it was, or has lessons. */
export const removeCourse = async (deps: RemoveDeps, removal: Removal): Promise<undefined> => {
  if ((await deps.lessons.listOfCourse(removal.id)).length > 0) throw courseNotEmpty();
  const removed = await deps.courses.remove(removal.id, (last) => {
    assertVersion(last, removal);
    if (!last.neverPublished) throw notDeletable('course');
    return [audit(deps, removal, 'course')];
  });
  if (!removed) throw courseNotFound();
  return undefined;
};

/** Deletes a lesson that was never published, with its exercises. Throws 409 where it or one of them was. */
export const removeLesson = async (deps: RemoveDeps, removal: Removal): Promise<undefined> => {
  const removed = await deps.lessons.remove(removal.id, (last) => {
    assertVersion(last, removal);
    // An exercise may have come here from a published lesson.
    if (![last, ...last.exercises].every(({ neverPublished }) => neverPublished))
      throw notDeletable('lesson');
    return [audit(deps, removal, 'lesson')];
  });
  if (!removed) throw lessonNotFound();
  return undefined;
};

/** Deletes an exercise that was never published. Throws 409 where it was. */
export const removeExercise = async (deps: RemoveDeps, removal: Removal): Promise<undefined> => {
  const place = await settledLesson(deps, () => deps.lessons.findOfExercise(removal.id));
  if (!place) throw exerciseNotFound();
  await deps.lessons.change(place._id, (before) => {
    assertVersion(before, removal);
    const exercise = exerciseIn(before, removal.id);
    if (!exercise) throw exerciseNotFound();
    if (!exercise.neverPublished) throw notDeletable('exercise');
    const exercises = before.exercises.filter(({ id }) => id !== removal.id);
    // Learners never had it, so there is nothing to tell them.
    return {
      state: { exercises, updatedAt: deps.now(), editedByStaff: true },
      events: [audit(deps, removal, 'exercise')],
    };
  });
  return undefined;
};
