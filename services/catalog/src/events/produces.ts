import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { certificateIssuedV1 } from '@academy/contracts/events/catalog/certificate-issued.v1.ts';
import { courseCompletedV1 } from '@academy/contracts/events/catalog/course-completed.v1.ts';
import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { courseRemovedV1 } from '@academy/contracts/events/catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
import { exerciseCheckedV1 } from '@academy/contracts/events/catalog/exercise-checked.v1.ts';
import { lessonCompletedV1 } from '@academy/contracts/events/catalog/lesson-completed.v1.ts';
import { lessonPublishedV1 } from '@academy/contracts/events/catalog/lesson-published.v1.ts';
import { lessonRemovedV1 } from '@academy/contracts/events/catalog/lesson-removed.v1.ts';
import { lessonUpdatedV1 } from '@academy/contracts/events/catalog/lesson-updated.v1.ts';
import { verdictOverruledV1 } from '@academy/contracts/events/catalog/verdict-overruled.v1.ts';
import type { EventContract } from '@academy/contracts/events/event.ts';

/** The facts that the catalogue tells. */
export const produces: readonly EventContract[] = [
  coursePublishedV1,
  courseUpdatedV1,
  courseRemovedV1,
  lessonPublishedV1,
  lessonUpdatedV1,
  lessonRemovedV1,
  exerciseCheckedV1,
  lessonCompletedV1,
  courseCompletedV1,
  verdictOverruledV1,
  certificateIssuedV1,
  adminActionRecordedV1,
];
