import { adminActionRecordedV1 } from './audit/admin-action-recorded.v1.ts';
import { planChangedV1 } from './auth/plan-changed.v1.ts';
import { sessionsRevokedV1 } from './auth/sessions-revoked.v1.ts';
import { subscriptionChangedV1 } from './auth/subscription-changed.v1.ts';
import { userDeletedV1 } from './auth/user-deleted.v1.ts';
import { userRegisteredV1 } from './auth/user-registered.v1.ts';
import { userUpdatedV1 } from './auth/user-updated.v1.ts';
import { certificateIssuedV1 } from './catalog/certificate-issued.v1.ts';
import { courseCompletedV1 } from './catalog/course-completed.v1.ts';
import { coursePublishedV1 } from './catalog/course-published.v1.ts';
import { courseRemovedV1 } from './catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from './catalog/course-updated.v1.ts';
import { exerciseCheckedV1 } from './catalog/exercise-checked.v1.ts';
import { lessonCompletedV1 } from './catalog/lesson-completed.v1.ts';
import { lessonPublishedV1 } from './catalog/lesson-published.v1.ts';
import { lessonRemovedV1 } from './catalog/lesson-removed.v1.ts';
import { lessonUpdatedV1 } from './catalog/lesson-updated.v1.ts';
import { verdictOverruledV1 } from './catalog/verdict-overruled.v1.ts';
import type { EventContract } from './event.ts';
import { documentAddedV1 } from './library/document-added.v1.ts';
import { documentRemovedV1 } from './library/document-removed.v1.ts';
import { documentUpdatedV1 } from './library/document-updated.v1.ts';

/** Every fact that travels between services: the golden schemas are made from it. */
export const events: readonly EventContract[] = [
  userRegisteredV1,
  userUpdatedV1,
  planChangedV1,
  userDeletedV1,
  sessionsRevokedV1,
  subscriptionChangedV1,
  adminActionRecordedV1,
  coursePublishedV1,
  courseUpdatedV1,
  courseRemovedV1,
  lessonPublishedV1,
  lessonUpdatedV1,
  lessonRemovedV1,
  exerciseCheckedV1,
  lessonCompletedV1,
  courseCompletedV1,
  certificateIssuedV1,
  verdictOverruledV1,
  documentAddedV1,
  documentUpdatedV1,
  documentRemovedV1,
];
