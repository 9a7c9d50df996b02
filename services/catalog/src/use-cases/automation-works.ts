import type { AutomationWorks } from '@academy/service-kit/automations/automation-work.ts';
import { closeWeeks } from '../practice/use-cases/close-weeks.ts';
import { remindEverybody } from '../practice/use-cases/remind.ts';
import type { CatalogDeps } from './deps.ts';
import { publishNextCourse } from './publish-next-course.ts';
import { reviewExercises } from './staff-content/review-exercises.ts';

/** What the catalogue does by time. */
export const automationWorks = (deps: CatalogDeps): AutomationWorks => ({
  publish_next_course: publishNextCourse(deps),
  exercise_review: reviewExercises(deps),
  practice_reminder: (signal) => remindEverybody(deps, signal),
  weekly_goal: (signal) => closeWeeks(deps, signal),
});
