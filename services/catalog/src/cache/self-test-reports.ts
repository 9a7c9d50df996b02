import type { SelfTestReport } from '@academy/contracts/http/catalog/self-tests.ts';
import { selfTestOf } from '../domain/self-test.ts';
import type { LessonExercise, LessonRecord } from '../domain/lesson.ts';

/** The self-test report of each exercise, computed once per version of its lesson and of its references: a list of them would take long. */
export interface SelfTestReports {
  of(exercise: LessonExercise, lesson: Pick<LessonRecord, '_id' | 'version'>): SelfTestReport;
}

export const createSelfTestReports = (): SelfTestReports => {
  const held = new Map<string, { lessonId: string; version: string; report: SelfTestReport }>();

  return {
    of: (exercise, { _id: lessonId, version: ofLesson }) => {
      const version = `${ofLesson}/${exercise.referencesVersion ?? 0}`;
      const known = held.get(exercise.id);
      if (known?.version === version && known.lessonId === lessonId) return known.report;
      const report = selfTestOf(exercise);
      held.set(exercise.id, { lessonId, version, report });
      return report;
    },
  };
};
