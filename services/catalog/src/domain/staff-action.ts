import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';

export interface StaffAction {
  actorId: string;
  /** Such as `course.updated`. */
  action: string;
  /** As the back office calls it, such as `courses`. */
  resource: string;
  resourceId: string;
  /** Names of the fields that changed, never their values. */
  fields: readonly string[];
  at: Date;
}

/** For the audit log: who did what to what. */
export const staffActionRecorded = ({ at, fields, ...action }: StaffAction): PendingEvent =>
  pendingEvent(
    adminActionRecordedV1,
    { ...action, fields: [...fields], at: at.toISOString() },
    { subject: action.actorId },
  );
