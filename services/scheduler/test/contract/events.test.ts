import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { automationChangedV1 } from '@academy/contracts/events/scheduler/automation-changed.v1.ts';
import { automationDueV1 } from '@academy/contracts/events/scheduler/automation-due.v1.ts';
import { automationFinishedV1 } from '@academy/contracts/events/scheduler/automation-finished.v1.ts';
import { mailFailedV1 } from '@academy/contracts/events/scheduler/mail-failed.v1.ts';
import { notificationCreatedV1 } from '@academy/contracts/events/scheduler/notification-created.v1.ts';
import { notificationCreatedV2 } from '@academy/contracts/events/scheduler/notification-created.v2.ts';
import { notificationsReadV1 } from '@academy/contracts/events/scheduler/notifications-read.v1.ts';
import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import { scheduler as contract } from '@academy/contracts/registry/scheduler.ts';
import { topics } from '@academy/contracts/registry/topics.ts';
import type { EventCase } from '@academy/service-kit/testing/published-events.ts';
import { testPublishedEvents } from '@academy/service-kit/testing/test-published-events.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { factOf } from '../../src/notifications/domain/told.ts';
import { requestedKinds } from '../../src/mail/kinds/mail-kinds.ts';
import { askAccountMail, requestOf } from '../support/mail-fixtures.ts';
import { forumOf } from '../support/forum-events.ts';
import { memberOf, type MemberUnderTest } from '../support/members.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;
let ana: MemberUnderTest;
let authorization: string;
let automationId: string;

beforeAll(async () => {
  under = await startScheduler(stack, {}, { topics });
  ana = await memberOf(under, 'ana');
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);

const create = async (): Promise<string> => {
  // Of a type that is the scheduler's own work, so that it is its part to end the run.
  const body = { type: 'weekly_digest', intervalMs: 3_600_000, isActive: false };
  return (await under.client.post('/api/admin/automations', { authorization, body })).body.id;
};

const cases: EventCase[] = [
  {
    when: 'staff create an automation',
    events: [automationChangedV1],
    act: async () => (automationId = await create()),
  },
  {
    when: 'staff run it',
    events: [automationDueV1, automationFinishedV1],
    act: async () => {
      await under.client.post(`/api/admin/automations/${automationId}/run`, { authorization });
      return automationId;
    },
  },
  {
    when: 'a member gets a reply',
    events: [notificationCreatedV1],
    act: async () => {
      await forumOf(under).replied({ replyId: 'reply-1', postId: 'post-1', postAuthorId: ana.id });
      return ana.id;
    },
  },
  {
    when: 'a member is told of an activity that came later',
    events: [notificationCreatedV2],
    act: async () => {
      const activity = 'of_tomorrow' as NotificationActivity;
      const told = { id: 'one', userId: ana.id, about: 'one', text: 'of_tomorrow', link: '/' };
      await under.deps.notifications.add(factOf(told, { activity, happenedAt: new Date() }), { inApp: true });
      return ana.id;
    },
  },
  {
    when: 'they read what is new',
    events: [notificationsReadV1],
    act: async () => {
      await ana.post('/api/notifications/read-all');
      return ana.id;
    },
  },
  {
    when: 'a mail that auth asked for cannot be sent',
    events: [mailFailedV1],
    act: async () => {
      const { invitation } = requestedKinds;
      const nowhere = requestOf(
        'invitation',
        { ...invitation.example, validUntil: '2099-01-01T00:00:00.000Z' },
        { address: 'nowhere' },
      );
      return (await askAccountMail(under.deps, nowhere)).replace('mail_requested:', '');
    },
  },
  {
    when: 'staff do anything',
    events: [adminActionRecordedV1],
    act: async () => {
      await create();
      return 'boss';
    },
  },
];

testPublishedEvents(contract, cases, () => under.events);
