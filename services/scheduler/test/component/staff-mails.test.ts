import { contactChangedV1 } from '@academy/contracts/events/auth/contact-changed.v1.ts';
import { seal } from '@academy/service-kit/secrets/seal.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { askReply, testMailKey } from '../support/mail-fixtures.ts';
import { sendEvent } from '../support/members.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';
import { startSmtpServer, type SmtpServerUnderTest } from '../support/smtp-server.ts';

const stack = useTestStack();
let smtp: SmtpServerUnderTest;
let under: SchedulerUnderTest;
let authorization: string;

const known = async (userId: string) => {
  await sendEvent(under, contactChangedV1, {
    subject: userId,
    data: {
      id: userId,
      sealedAddress: seal(testMailKey, `${userId}@mail.example`),
      confirmed: true,
      language: 'es',
      timeZone: 'Europe/Madrid',
    },
  });
  await until(async () => (await under.deps.contacts.find(userId)) !== 'unknown');
};
const listed = async (filter: object) => {
  const query = encodeURIComponent(JSON.stringify(filter));
  return (await under.client.get(`/api/admin/mails?filter=${query}`, { authorization, language: 'en' })).body;
};
const sendAgain = (id: string) =>
  under.client.post(`/api/admin/mails/${encodeURIComponent(id)}/send-again`, {
    authorization,
    language: 'en',
  });

beforeAll(async () => {
  smtp = await startSmtpServer();
  stack.afterSuite(smtp.close);
  under = await startScheduler(stack, { SMTP_URL: smtp.url });
  authorization = await under.issuer.bearer({ role: 'administrator', sub: 'root' });
}, 60_000);

test('When a mail has failed, then staff see why and can send it again, which is audited', async () => {
  await known('ana');
  smtp.answer('refuse');
  await askReply(under.deps, 'reply:1:ana', 'ana');
  const [failed] = await until(async () => {
    const rows = await listed({ status: 'failed' });
    return rows.length > 0 && rows;
  });
  expect(failed).toMatchObject({ id: 'reply:1:ana', template: 'reply', status: 'failed', attempts: 1 });
  expect(failed.name).toEqual({ es: 'Respuesta', en: 'Reply' });
  expect(failed.error).toContain('550');
  expect(JSON.stringify(failed)).not.toContain('ana@mail.example');

  smtp.answer('accept');
  expect((await sendAgain('reply:1:ana')).body).toMatchObject({ status: 'waiting', error: null });
  const [sent] = await until(async () => {
    const rows = await listed({ status: 'sent', userId: 'ana' });
    return rows.length > 0 && rows;
  });
  expect(sent).toMatchObject({ recipient: 'a…@mail.example', nextAttemptAt: null });
  expect(smtp.received).toHaveLength(1);
  const audited = await until(() =>
    under.events.find(({ data }) => (data as { action?: string }).action === 'mail.sent-again'),
  );
  expect(audited.data).toMatchObject({ actorId: 'root', resource: 'mails', resourceId: 'reply:1:ana' });
});

test('When a mail has not failed, then it cannot be sent again', async () => {
  await known('ben');
  await askReply(under.deps, 'reply:2:ben', 'ben');
  await until(async () => (await listed({ status: 'sent', userId: 'ben' })).length > 0);
  expect((await sendAgain('reply:2:ben')).body).toMatchObject({ status: 409 });
  expect((await sendAgain('reply:none')).body).toMatchObject({ status: 404 });
  expect(smtp.received.filter(({ to }) => to === 'ben@mail.example')).toHaveLength(1);
});

test('When a mail server sends the mails, then staff do not see their text', async () => {
  const { body } = await under.client.get(`/api/admin/mails/${encodeURIComponent('reply:2:ben')}`, {
    authorization,
  });
  expect(body).toMatchObject({ id: 'reply:2:ben', content: null });
});
