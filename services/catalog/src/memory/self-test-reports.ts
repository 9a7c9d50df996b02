import type { SelfTestReport } from '@academy/contracts/http/catalog/staff-content.ts';
import { selfTestOf } from '../domain/self-test.ts';
import type { LessonExercise } from '../domain/lesson.ts';

/** The self-test report of each exercise, computed once per version of its lesson: a list of them would take long. */
export interface SelfTestReports {
  of(exercise: LessonExercise, lessonVersion: number): SelfTestReport;
}

export const createSelfTestReports = (): SelfTestReports => {
  const held = new Map<string, { version: number; report: SelfTestReport }>();

  return {
    of: (exercise, version) => {
      const known = held.get(exercise.id);
      if (known?.version === version) return known.report;
      const report = selfTestOf(exercise);
      held.set(exercise.id, { version, report });
      return report;
    },
  };
};
