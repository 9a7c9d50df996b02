import type { AutomationWorks } from '@academy/service-kit/automations/automation-work.ts';
import { retentionWork } from '@academy/service-kit/automations/retention-work.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { closeWeeks } from '../practice/use-cases/close-weeks.ts';
import { remindEverybody } from '../practice/use-cases/remind.ts';
import type { CatalogDeps } from './deps.ts';
import { publishNextCourse } from './publish-next-course.ts';
import { reviewExercises } from './staff-content/review-exercises.ts';

/** What the catalogue does by time. */
export const automationWorks = (deps: CatalogDeps, sweeps: readonly SweepJob[]): AutomationWorks => ({
  publish_next_course: publishNextCourse(deps),
  exercise_review: reviewExercises(deps),
  practice_reminder: (signal) => remindEverybody(deps, signal),
  retention_sweep: retentionWork(sweeps, deps.now),
  weekly_goal: (signal) => closeWeeks(deps, signal),
});
