import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { accountViewedV1 } from '@academy/contracts/events/auth/account-viewed.v1.ts';
import { contactChangedV1 } from '@academy/contracts/events/auth/contact-changed.v1.ts';
import { contactRemovedV1 } from '@academy/contracts/events/auth/contact-removed.v1.ts';
import { helpAnsweredV1 } from '@academy/contracts/events/auth/help-answered.v1.ts';
import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { sessionsRevokedV1 } from '@academy/contracts/events/auth/sessions-revoked.v1.ts';
import { subscriptionChangedV1 } from '@academy/contracts/events/auth/subscription-changed.v1.ts';
import { teamMessageSentV1 } from '@academy/contracts/events/auth/team-message-sent.v1.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import { mailRequestedV1 } from '@academy/contracts/events/mail/mail-requested.v1.ts';
import { mailRequestedV2 } from '@academy/contracts/events/mail/mail-requested.v2.ts';
import { mailRequestedV3 } from '@academy/contracts/events/mail/mail-requested.v3.ts';
import { automationFinishedV1 } from '@academy/contracts/events/scheduler/automation-finished.v1.ts';
import { auth as contract } from '@academy/contracts/registry/auth.ts';
import { createAutomationRuns } from '@academy/service-kit/testing/automation-runs.ts';
import type { EventCase } from '@academy/service-kit/testing/published-events.ts';
import { testPublishedEvents } from '@academy/service-kit/testing/test-published-events.ts';
import { accountMail } from '../../src/accounts/mails/account-mail.ts';
import type { Person } from '../support/people.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { question, teamMessage } from '../support/support-forms.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const members = createSubscribers(auth);
let admin: Person;
let ana: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const asAdmin = () => ({ authorization: admin.bearer });
const change = (body: object) => auth.client.patch(`/api/admin/users/${ana.user.id}`, { ...asAdmin(), body });

const cases: EventCase[] = [
  {
    when: 'somebody registers',
    events: [userRegisteredV1, contactChangedV1, mailRequestedV1],
    act: async () => {
      ana = await auth.people.register();
      return ana.user.id;
    },
  },
  {
    when: 'staff rename somebody and give them Premium',
    events: [userUpdatedV1, planChangedV1],
    act: async () => {
      await change({ firstName: 'Eva', isPremium: true });
      return ana.user.id;
    },
  },
  {
    when: 'staff do anything',
    events: [adminActionRecordedV1],
    act: async () => {
      await change({ firstName: 'Eulalia' });
      return admin.user.id;
    },
  },
  {
    when: 'staff answer a question',
    events: [helpAnsweredV1],
    act: async () => {
      const asked = await auth.client.post('/api/help', { authorization: ana.bearer, body: question() });
      const path = `/api/admin/help/${asked.body.id as string}/answer`;
      await auth.client.post(path, { ...asAdmin(), body: { text: 'Así.' } });
      return ana.user.id;
    },
  },
  {
    when: 'staff write to a member who asked nothing',
    events: [teamMessageSentV1],
    act: async () => {
      const body = teamMessage(ana.user.id);
      await auth.client.post('/api/admin/messages', { ...asAdmin(), body });
      return ana.user.id;
    },
  },
  {
    when: 'an administrator views the academy as a member',
    events: [accountViewedV1],
    act: async () => {
      const reason = 'No puede abrir su curso';
      const asked = await auth.client.post(`/api/admin/users/${ana.user.id}/viewings`, {
        ...asAdmin(),
        body: { reason },
      });
      const { code } = asked.body;
      await auth.client.post('/api/admin/viewings/open', { ...asAdmin(), body: { code } });
      return ana.user.id;
    },
  },
  {
    when: 'a member subscribes',
    events: [subscriptionChangedV1],
    act: async () => (await members.inState('active')).person.user.id,
  },
  {
    when: 'a member withdraws from their subscription',
    events: [mailRequestedV2],
    act: async () => {
      const { person } = await members.inState('active');
      await members.post(person, 'subscription/withdraw');
      return person.user.id;
    },
  },
  {
    when: 'a mail is asked for by a template that v2 does not list',
    events: [mailRequestedV3],
    act: async () => {
      // No mail of today is that new.
      const mail = { template: 'of_later', values: {} } as never;
      await auth.deps.users.change(ana.user.id, (current) => ({
        state: {},
        events: [accountMail(auth.deps, current, mail)],
      }));
      return ana.user.id;
    },
  },
  {
    when: 'a member signs out',
    events: [sessionsRevokedV1],
    act: async () => {
      await auth.client.post('/api/auth/logout', { headers: { cookie: ana.cookie } });
      return ana.user.id;
    },
  },
  {
    when: 'staff delete an account',
    events: [userDeletedV1, contactRemovedV1],
    act: async () => {
      await auth.client.delete(`/api/admin/users/${ana.user.id}`, asAdmin());
      return ana.user.id;
    },
  },
  {
    when: 'a run of an automation ends',
    events: [automationFinishedV1],
    act: async () =>
      (await createAutomationRuns(auth.stack.kafka(), auth.events).run('retention_sweep')).automationId,
  },
];

testPublishedEvents(contract, cases, () => auth.events);
