import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { currentContext } from '../context/request-context.ts';
import { pendingEvent, type PendingEvent } from '../outbox/pending-event.ts';

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

/**
 * The adminActionRecorded event for the audit log: who did what to what, never the values. The network and the id of
 * the request are those of the call at hand. It goes into the outbox of the write that it records; its key is the
 * member of staff. Actions on two aggregates may be published in either order, so readers sort by `at`.
 */
export const staffActionRecorded = ({ at, fields, ...action }: StaffAction): PendingEvent => {
  const context = currentContext();
  const origin = { network: context?.network?.() || undefined, requestId: context?.requestId };
  return pendingEvent(
    adminActionRecordedV1,
    { ...action, fields: [...fields], at: at.toISOString(), ...origin },
    { subject: action.actorId },
  );
};
