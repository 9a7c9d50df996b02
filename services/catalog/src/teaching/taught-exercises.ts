import { createCached } from '@academy/service-kit/cache/cached.ts';
import { oncePerObject } from '@academy/prompt-rubric/once-per-object.ts';
import type { LessonExercise } from '../domain/lesson.ts';
import type { TaughtReferences } from './data/taught-references-repository.ts';
import { withTaught, type TaughtReferencesRecord } from './domain/taught-references.ts';

/** What exercises were taught, held in memory: every check asks for it. Made anew after the catalogue's own events. */
export interface TaughtExercises {
  /** The exercise as it judges with what it was taught: the same object for the same one, until that changes. */
  taught(exercise: LessonExercise): Promise<LessonExercise>;
  /** The same for many, from what is known now. */
  join(): Promise<(exercise: LessonExercise) => LessonExercise>;
  numberOf(exerciseId: string): Promise<number>;
  forget(): void;
}

export const createTaughtExercises = (references: Pick<TaughtReferences, 'listAll'>): TaughtExercises => {
  const all = createCached(async () => {
    const byId = new Map<string, TaughtReferencesRecord>(
      (await references.listAll()).map((record) => [record._id, record]),
    );
    // What an exercise's references are read for is made once for each object that holds them.
    return {
      byId,
      joined: oncePerObject((exercise: LessonExercise) => withTaught(exercise, byId.get(exercise.id))),
    };
  });
  return {
    taught: async (exercise) => (await all.read()).joined(exercise),
    join: async () => (await all.read()).joined,
    numberOf: async (exerciseId) => (await all.read()).byId.get(exerciseId)?.number ?? 0,
    forget: all.forget,
  };
};
