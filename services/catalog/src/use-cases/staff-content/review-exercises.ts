import { setImmediate } from 'node:timers/promises';
import type { AutomationWork } from '@academy/service-kit/automations/automation-work.ts';
import { mostFaults, reviewIdOf, type ExerciseFault } from '../../domain/exercise-review.ts';
import type { LessonExercise, LessonRecord } from '../../domain/lesson.ts';
import { selfTestOf } from '../../domain/self-test.ts';
import type { CatalogDeps } from '../deps.ts';
import { lessonsInOrder } from './lessons-in-order.ts';

interface Found {
  exercises: number;
  samples: number;
  misjudged: number;
  faults: ExerciseFault[];
}

const judge = (found: Found, exercise: LessonExercise, { status }: LessonRecord): void => {
  const { good, weak, misjudged } = selfTestOf(exercise);
  found.exercises += 1;
  found.samples += good.all + weak.all;
  found.misjudged += misjudged.length;
  if (misjudged.length === 0 || found.faults.length === mostFaults) return;
  const { id: exerciseId, titleEs, titleEn } = exercise;
  found.faults.push({ exerciseId, titleEs, titleEn, status, misjudged });
};

/**
 * The work of a run: judges the samples of every exercise by its rubric as it is stored now, staff's edits and drafts
 * too, and keeps what was misjudged for staff.
 */
export const reviewExercises =
  (deps: CatalogDeps): AutomationWork =>
  async (signal, { runIds }) => {
    const { lessons, exerciseReviews, taughtExercises, now } = deps;
    const found: Found = { exercises: 0, samples: 0, misjudged: 0, faults: [] };
    for (const { _id } of await lessonsInOrder(deps)) {
      const lesson = await lessons.find(_id);
      for (const exercise of lesson?.exercises ?? []) {
        signal.throwIfAborted();
        if (lesson) judge(found, await taughtExercises.taught(exercise), lesson);
        // Self-tests in one go would block the calls of learners.
        await setImmediate();
      }
    }
    await exerciseReviews.save({ _id: reviewIdOf(runIds[0]), reviewedAt: now(), ...found });
    const { exercises, samples, misjudged } = found;
    return { exercises, samples, misjudged };
  };
