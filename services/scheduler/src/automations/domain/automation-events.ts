import { automationChangedV1 } from '@academy/contracts/events/scheduler/automation-changed.v1.ts';
import { automationDueV1 } from '@academy/contracts/events/scheduler/automation-due.v1.ts';
import { staffActionRecorded, type StaffAction } from '@academy/service-kit/audit/staff-action.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { AutomationState } from './automation.ts';
import type { RunState } from './run.ts';

type Changed = Pick<AutomationState, '_id' | 'type' | 'isActive' | 'intervalMs'>;

/** What an automation is now, for the services whose own timers it stands in for. */
export const automationChanged = ({ _id, type, isActive, intervalMs }: Changed): PendingEvent =>
  pendingEvent(automationChangedV1, { id: _id, type, isActive, intervalMs, isDeleted: false });

export const automationDeleted = ({ _id, type, intervalMs }: Changed): PendingEvent =>
  pendingEvent(automationChangedV1, { id: _id, type, isActive: false, intervalMs, isDeleted: true });

export const automationDue = ({ _id, automationId, type, slot }: RunState): PendingEvent =>
  pendingEvent(
    automationDueV1,
    { runId: _id, automationId, type, slot: slot.toISOString() },
    { subject: automationId },
  );

/** What staff did to an automation, for the audit log. */
export const automationAction = (
  action: 'created' | 'activated' | 'deactivated' | 'updated' | 'deleted' | 'run',
  { id, ...rest }: { id: string } & Omit<StaffAction, 'action' | 'resource' | 'resourceId'>,
): PendingEvent =>
  staffActionRecorded({
    ...rest,
    action: `automation.${action}`,
    resource: 'automations',
    resourceId: id,
  });
