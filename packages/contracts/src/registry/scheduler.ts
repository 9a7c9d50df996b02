import { adminActionRecordedV1 } from '../events/audit/admin-action-recorded.v1.ts';
import { automationChangedV1 } from '../events/scheduler/automation-changed.v1.ts';
import { automationDueV1 } from '../events/scheduler/automation-due.v1.ts';
import { automationFinishedV1 } from '../events/scheduler/automation-finished.v1.ts';
import { mailFailedV1 } from '../events/scheduler/mail-failed.v1.ts';
import { notificationCreatedV1 } from '../events/scheduler/notification-created.v1.ts';
import { notificationCreatedV2 } from '../events/scheduler/notification-created.v2.ts';
import { notificationsReadV1 } from '../events/scheduler/notifications-read.v1.ts';
import { schedulerEndpoints } from '../http/scheduler/scheduler-endpoints.ts';
import { defineServiceContract } from './service-contract.ts';

export const scheduler = defineServiceContract({
  name: 'scheduler',
  endpoints: schedulerEndpoints,
  events: [
    automationChangedV1,
    automationDueV1,
    automationFinishedV1,
    notificationCreatedV1,
    notificationCreatedV2,
    notificationsReadV1,
    mailFailedV1,
    adminActionRecordedV1,
  ],
});
