import type { BenchReport } from '@academy/contracts/http/catalog/staff-content.ts';
import { benchOf } from '../domain/bench.ts';
import type { LessonExercise } from '../domain/lesson.ts';

/** How each exercise's bench came out, made once for a version of its lesson: a list of them would take long. */
export interface BenchReports {
  of(exercise: LessonExercise, lessonVersion: number): BenchReport;
}

export const createBenchReports = (): BenchReports => {
  const held = new Map<string, { version: number; report: BenchReport }>();

  return {
    of: (exercise, version) => {
      const known = held.get(exercise.id);
      if (known?.version === version) return known.report;
      const report = benchOf(exercise);
      held.set(exercise.id, { version, report });
      return report;
    },
  };
};
