import { adminActionRecordedV1 } from '../events/audit/admin-action-recorded.v1.ts';
import { certificateIssuedV1 } from '../events/catalog/certificate-issued.v1.ts';
import { courseCompletedV1 } from '../events/catalog/course-completed.v1.ts';
import { coursePublishedV1 } from '../events/catalog/course-published.v1.ts';
import { courseRemovedV1 } from '../events/catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from '../events/catalog/course-updated.v1.ts';
import { exerciseCheckedV1 } from '../events/catalog/exercise-checked.v1.ts';
import { lessonCompletedV1 } from '../events/catalog/lesson-completed.v1.ts';
import { lessonPublishedV1 } from '../events/catalog/lesson-published.v1.ts';
import { lessonRemovedV1 } from '../events/catalog/lesson-removed.v1.ts';
import { lessonUpdatedV1 } from '../events/catalog/lesson-updated.v1.ts';
import { practiceDueV1 } from '../events/catalog/practice-due.v1.ts';
import { referencesTaughtV1 } from '../events/catalog/references-taught.v1.ts';
import { reviewChangedV1 } from '../events/catalog/review-changed.v1.ts';
import { verdictOverruledV1 } from '../events/catalog/verdict-overruled.v1.ts';
import { weeklyGoalClosedV1 } from '../events/catalog/weekly-goal-closed.v1.ts';
import { weeklyGoalReachedV1 } from '../events/catalog/weekly-goal-reached.v1.ts';
import { automationFinishedV1 } from '../events/scheduler/automation-finished.v1.ts';
import { catalogEndpoints } from '../http/catalog/catalog-endpoints.ts';
import { defineServiceContract } from './service-contract.ts';

export const catalog = defineServiceContract({
  name: 'catalog',
  endpoints: catalogEndpoints,
  events: [
    coursePublishedV1,
    courseUpdatedV1,
    courseRemovedV1,
    lessonPublishedV1,
    lessonUpdatedV1,
    lessonRemovedV1,
    referencesTaughtV1,
    exerciseCheckedV1,
    lessonCompletedV1,
    courseCompletedV1,
    certificateIssuedV1,
    verdictOverruledV1,
    reviewChangedV1,
    weeklyGoalReachedV1,
    weeklyGoalClosedV1,
    practiceDueV1,
    automationFinishedV1,
    adminActionRecordedV1,
  ],
});
