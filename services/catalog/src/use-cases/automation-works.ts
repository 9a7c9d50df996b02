import type { AutomationWorks } from '@academy/service-kit/automations/automation-work.ts';
import type { CatalogDeps } from './deps.ts';
import { publishNextCourse } from './publish-next-course.ts';
import { reviewExercises } from './staff-content/review-exercises.ts';

/** What the catalogue does by time. */
export const automationWorks = (deps: CatalogDeps): AutomationWorks => ({
  publish_next_course: publishNextCourse(deps),
  exercise_review: reviewExercises(deps),
});
