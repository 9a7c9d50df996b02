import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { auditedValues } from '@academy/contracts/shared/audited-values.ts';
import { currentContext } from '../context/request-context.ts';
import { pendingEvent, type PendingEvent } from '../outbox/pending-event.ts';
import { changedValues, type BeforeAndAfter } from './changed-values.ts';

export interface StaffAction {
  actorId: string;
  /** Such as `course.updated`. */
  action: string;
  /** As the back office calls it, such as `courses`. */
  resource: string;
  resourceId: string;
  /** Whose it is, where that is somebody other than the record itself says. */
  personId?: string;
  /** Names of the fields that changed. */
  fields: readonly string[];
  /** What they are of before and after, where some of the values may be known (see `auditedValues`). */
  values?: BeforeAndAfter;
  /** The personal ones of those values, sealed (see `createPersonalValues`). */
  sealed?: string | undefined;
  at: Date;
  /** Nobody of staff did it in the call at hand, whose network and id it then does not have. */
  isOutsideCall?: boolean;
}

/**
 * The adminActionRecorded event for the audit log: who did what to what, with the values of a few fields alone. The network and the id of
 * the request are those of the call at hand, unless it was done outside it. It goes into the outbox of the write that it records; its key is the
 * member of staff. Actions on two aggregates may be published in either order, so readers sort by `at`.
 */
export const staffActionRecorded = ({
  at,
  fields,
  values,
  isOutsideCall,
  ...action
}: StaffAction): PendingEvent => {
  const context = isOutsideCall ? undefined : currentContext();
  const origin = { network: context?.network?.() || undefined, requestId: context?.requestId };
  return pendingEvent(
    adminActionRecordedV1,
    {
      ...action,
      fields: [...fields],
      values: values && changedValues(fields, values, auditedValues),
      at: at.toISOString(),
      ...origin,
    },
    { subject: action.actorId },
  );
};
