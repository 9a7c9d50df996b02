import { contactChangedV1 } from '@academy/contracts/events/auth/contact-changed.v1.ts';
import { schedulerEndpoints } from '@academy/contracts/http/scheduler/scheduler-endpoints.ts';
import { seal } from '@academy/service-kit/secrets/seal.ts';
import { recordedAction, staffWritesOf } from '@academy/service-kit/testing/staff-writes.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { askReply, testMailKey } from '../support/mail-fixtures.ts';
import { sendEvent } from '../support/members.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;
let authorization: string;
let id: string;
const mailId = 'reply:1:ana';

/** A mail that the mail server refuses. */
const failMail = async (): Promise<void> => {
  const sealedAddress = seal(testMailKey, 'ana@mail.example');
  const contact = {
    id: 'ana',
    sealedAddress,
    confirmed: true,
    language: 'es',
    timeZone: 'Europe/Madrid',
  } as const;
  await sendEvent(under, contactChangedV1, { subject: 'ana', data: contact });
  await until(async () => (await under.deps.contacts.find('ana')) !== 'unknown');
  await askReply(under.deps, mailId, 'ana');
  const isGivenUp = async () => ((await under.deps.mails.find(mailId))?.poisonedAt ?? null) !== null;
  await until(isGivenUp, { what: 'the mail is given up' });
};

beforeAll(async () => {
  const smtp = await startSmtpServer();
  stack.afterSuite(smtp.close);
  smtp.answer('refuse');
  under = await startScheduler(stack, { TRUST_PROXY: '1', SMTP_URL: smtp.url });
  await failMail();
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
  const draft = { type: 'refresh_news', intervalMs: 3_600_000, isActive: false };
  id = (await under.client.post('/api/admin/automations', { authorization, body: draft })).body.id;
}, 60_000);

type Headers = Record<string, string>;
const send = (method: 'post' | 'patch' | 'delete', path: string, body?: object) => (headers: Headers) =>
  under.client[method](`/api/admin/automations${path}`, { authorization, headers, ...(body && { body }) });

const writes = () => [
  {
    endpoint: 'staffCreateAutomation',
    call: send('post', '', { type: 'refresh_news', intervalMs: 60_000, isActive: false }),
    leaves: { action: 'automation.created', fields: ['type', 'intervalMs', 'isActive'] },
  },
  {
    endpoint: 'staffUpdateAutomation',
    call: send('patch', `/${id}`, { isActive: true }),
    leaves: { action: 'automation.activated', resourceId: id, fields: ['isActive'] },
  },
  {
    endpoint: 'staffRunAutomation',
    call: send('post', `/${id}/run`),
    leaves: { action: 'automation.run', resourceId: id, fields: [] },
  },
  {
    endpoint: 'staffSendMailAgain',
    call: (headers: Headers) =>
      under.client.post(`/api/admin/mails/${encodeURIComponent(mailId)}/send-again`, {
        authorization,
        headers,
      }),
    leaves: { resource: 'mails', action: 'mail.sent-again', resourceId: mailId, fields: [] },
  },
  {
    endpoint: 'staffDeleteAutomation',
    call: send('delete', `/${id}`),
    leaves: { action: 'automation.deleted', resourceId: id, fields: [] },
  },
];

test('When staff get another call that changes something, then it is tried here', () => {
  const tried = writes().map(({ endpoint }) => endpoint);
  expect(tried.toSorted()).toEqual(staffWritesOf(schedulerEndpoints).toSorted());
});

test('When staff change anything, then the audit log gets who, what, which fields and from where', async () => {
  for (const { call, leaves } of writes()) {
    const recorded = await recordedAction(under.events, call);
    expect(recorded).toMatchObject({
      resource: 'automations',
      ...leaves,
      actorId: 'boss',
      network: '203.0.113.0/24',
    });
  }
});
