import { contactChangedV1 } from '@academy/contracts/events/auth/contact-changed.v1.ts';
import { seal } from '@academy/service-kit/secrets/seal.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { Mail } from '../../src/mail/domain/mail.ts';
import { requestedKinds } from '../../src/mail/kinds/mail-kinds.ts';
import { setPreference } from '../../src/notifications/use-cases/preferences.ts';
import { askAccountMail, askReply, requestOf, testMailKey } from '../support/mail-fixtures.ts';
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
  const ofPerson = await until(() =>
    under.events.find(({ data }) => (data as { action?: string }).action === 'user.mail-sent-again'),
  );
  expect(ofPerson.data).toMatchObject({ actorId: 'root', resource: 'users', resourceId: 'ana' });
});

test('When a mail has not failed, then it cannot be sent again', async () => {
  await known('ben');
  await askReply(under.deps, 'reply:2:ben', 'ben');
  await until(async () => (await listed({ status: 'sent', userId: 'ben' })).length > 0);
  expect((await sendAgain('reply:2:ben')).body).toMatchObject({ status: 409 });
  expect((await sendAgain('reply:none')).body).toMatchObject({ status: 404 });
  expect(smtp.received.filter(({ to }) => to === 'ben@mail.example')).toHaveLength(1);
});

/** A mail that auth asked for, sent to the address of then; gives its id. */
const sentMail = async (
  template: 'receipt' | 'password_changed' | 'help_answered',
  userId: string,
): Promise<string> => {
  const { example } = requestedKinds[template];
  const to = { userId, address: `${userId}.before@mail.example` };
  const id = await askAccountMail(under.deps, requestOf(template, example as never, to));
  await until(async () => (await under.deps.mails.find(id))?.outcome === 'sent');
  return id;
};
const receivedBy = (address: string) => smtp.received.filter(({ to }) => to === address);
const change = (id: string, state: Partial<Mail>) =>
  under.deps.mails.change(id, () => ({ state, events: [] }));
const anHour = 3_600_000;
const anHourAgo = (id: string) => change(id, { handledAt: new Date(Date.now() - anHour) });
/** Nothing is to be done with it for now; gives what is kept. */
const settled = (id: string) =>
  until(async () => {
    const mail = await under.deps.mails.find(id);
    return mail && mail.dueAt == null && mail;
  });

test('When a receipt is sent again, then one more goes to the present address under a Message-ID of its own', async () => {
  await known('eva');
  const id = await sentMail('receipt', 'eva');
  const early = await sendAgain(id);
  expect([early.status, early.body.type]).toEqual([409, '/problems/mail-just-sent']);
  await anHourAgo(id);
  expect((await listed({ userId: 'eva' }))[0]).toMatchObject({ status: 'sent', maySendAgain: true });
  const presses = await Promise.all([sendAgain(id), sendAgain(id), sendAgain(id)]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { handledAt, resentAt } = await settled(id);
  expect(handledAt?.getTime()).toBeGreaterThanOrEqual(resentAt?.getTime() ?? Infinity);
  expect((await sendAgain(id)).body.type).toBe('/problems/mail-just-sent');
  const [first, second] = [receivedBy('eva.before@mail.example'), receivedBy('eva@mail.example')];
  expect([first.length, second.length]).toEqual([1, 1]);
  expect(second[0]?.messageId).toBeTruthy();
  expect(second[0]?.messageId).not.toBe(first[0]?.messageId);
  expect(JSON.stringify(await under.deps.mails.find(id))).not.toContain('eva@');
});

test('When somebody has changed their language since, then what is sent again is in that of the first', async () => {
  await known('ivo');
  const id = await sentMail('receipt', 'ivo');
  await anHourAgo(id);
  await sendAgain(id);
  await settled(id);
  const subjects = smtp.received
    .filter(({ to }) => to.startsWith('ivo'))
    .map(({ raw }) => /^Subject: (.*)$/im.exec(raw)?.[1]);
  expect(subjects).toHaveLength(2);
  expect(subjects[1]).toBe(subjects[0]);
});

test('When a receipt that is sent again fails, then the first time is still known and it can be tried again', async () => {
  await known('joy');
  const id = await sentMail('receipt', 'joy');
  await anHourAgo(id);
  const first = await under.deps.mails.find(id);
  smtp.answer('refuse');
  expect((await sendAgain(id)).body).toMatchObject({ status: 'waiting', recipient: first?.recipient });
  const kept = ['outcome', 'recipient', 'handledAt', 'sealedValues'] as const;
  const failed = await settled(id);
  for (const field of kept) expect(failed[field]).toEqual(first?.[field]);
  const [row] = await listed({ userId: 'joy', status: 'failed' });
  expect(row).toMatchObject({ id, endedAt: first?.handledAt?.toISOString(), maySendAgain: true });
  expect(row.resentAt > row.endedAt).toBe(true);
  expect(await listed({ userId: 'joy', status: 'sent' })).toEqual([]);
  smtp.answer('accept');
  expect((await sendAgain(id)).status).toBe(200);
  expect((await settled(id)).outcome).toBe('sent');
  expect(receivedBy('joy@mail.example')).toHaveLength(1);
});

test('When somebody has turned such mails off since, then staff are told so and the first stays sent', async () => {
  await known('kim');
  const id = await sentMail('help_answered', 'kim');
  await anHourAgo(id);
  const first = await under.deps.mails.find(id);
  await setPreference(under.deps, { userId: 'kim', activity: 'answer', channel: 'mail', on: false });
  expect((await sendAgain(id)).body).toMatchObject({ status: 409, type: '/problems/mail-is-unwanted' });
  expect(await under.deps.mails.find(id)).toEqual(first);
  // As if they had turned them off after the press.
  const at = new Date();
  await change(id, { dueAt: at, resentAt: at });
  under.deps.mailAdded.raise();
  const { outcome, recipient, handledAt, sealedValues } = await settled(id);
  expect({ outcome, recipient, handledAt, sealedValues }).toEqual({
    outcome: 'sent',
    recipient: first?.recipient,
    handledAt: first?.handledAt,
    sealedValues: first?.sealedValues,
  });
  expect((await listed({ userId: 'kim' }))[0]).toMatchObject({ status: 'sent' });
  expect(smtp.received.filter(({ to }) => to.startsWith('kim'))).toHaveLength(1);
});

test('When a mail tells of nothing that is worth repeating, then it is not sent again and its values are gone', async () => {
  await known('fay');
  const id = await sentMail('password_changed', 'fay');
  await anHourAgo(id);
  expect((await listed({ userId: 'fay' }))[0]).toMatchObject({ maySendAgain: false });
  expect((await sendAgain(id)).body.type).toBe('/problems/mail-is-not-repeated');
  expect(await under.deps.mails.find(id)).toMatchObject({ sealedValues: null, sealedAddress: null });
});

test('When the link of a failed mail has expired, then staff are told to send a new one', async () => {
  await known('gus');
  smtp.answer('refuse');
  const values = { ...requestedKinds.password_reset.example, validUntil: '2099-01-01T00:00:00.000Z' };
  const id = await askAccountMail(
    under.deps,
    requestOf('password_reset', values, { userId: 'gus', address: 'gus@mail.example' }),
  );
  await until(async () => (await under.deps.mails.find(id))?.poisonedAt != null);
  smtp.answer('accept');
  await change(id, { validUntil: new Date(0) });
  const { status, body } = await sendAgain(id);
  expect([status, body.type]).toEqual([409, '/problems/mail-link-expired']);
  expect(body.error).toContain('Send a new one');
});

test('When a mail server sends the mails, then staff do not see their text', async () => {
  const { body } = await under.client.get(`/api/admin/mails/${encodeURIComponent('reply:2:ben')}`, {
    authorization,
  });
  expect(body).toMatchObject({ id: 'reply:2:ben', content: null });
});
