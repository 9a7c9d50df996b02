import { startTcpProxy } from '@academy/service-kit/testing/tcp-proxy.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { mailKinds } from '../../src/mail/kinds/mail-kinds.ts';
import { createSmtpTransport } from '../../src/mail/transport/smtp-transport.ts';
import { askAccountMail, askReply, requestOf } from '../support/mail-fixtures.ts';
import { startMailer, type MailerUnderTest } from '../support/mailer-under-test.ts';
import { startSmtpServer, type SmtpServerUnderTest } from '../support/smtp-server.ts';

const stack = useTestStack();
const minuteMs = 60_000;
let smtp: SmtpServerUnderTest;
let mailer: MailerUnderTest;

beforeAll(async () => {
  smtp = await startSmtpServer();
  stack.afterSuite(smtp.close);
  mailer = await startMailer(stack, { smtpUrl: smtp.url });
}, 60_000);

afterEach(() => smtp.answer('accept'));

const mailOf = async (_id: string, { models } = mailer) =>
  (await models.mails.findOne({ _id }).lean()) ?? undefined;
const untilEnded = (_id: string, under = mailer) =>
  until(async () => {
    const mail = await mailOf(_id, under);
    return mail && (mail.handledAt !== null || mail.poisonedAt !== null) && mail;
  });
const receivedBy = (userId: string) => smtp.received.filter(({ to }) => to === `${userId}@mail.example`);

test('When a mail is sent, then it has the headers that it needs and nothing of it is kept', async () => {
  await mailer.addContact('ana');
  await askReply(mailer.deps, 'reply:1:ana', 'ana');
  const mail = await untilEnded('reply:1:ana');
  expect(mail).toMatchObject({
    outcome: 'sent',
    recipient: 'a…@mail.example',
    sealedValues: null,
    sealedAddress: null,
  });
  const [{ raw = '' } = {}] = receivedBy('ana');
  expect(raw).toMatch(/^From: Promptario <hola@promptario\.example>\r$/m);
  expect(raw).toMatch(/^To: ana@mail\.example\r$/m);
  expect(raw).toMatch(/^Message-ID: <[0-9a-f]{32}@promptario\.example>\r$/m);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(raw.replaceAll(/\r\n(?= )/g, '')).toMatch(
    /^List-Unsubscribe: <https:\/\/academy\.example\/api\/notifications\/unsubscribe\?token=reply\.ana\.[\w-]+>\r$/m,
  );
  expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
  expect(raw).toContain('Content-Type: text/html; charset=utf-8');
});

test('When the server refuses a mail for now, then it is tried again until it is taken', async () => {
  await mailer.addContact('later');
  smtp.answer('later');
  await askReply(mailer.deps, 'reply:2:later', 'later');
  const refused = await until(async () => {
    const mail = await mailOf('reply:2:later');
    return mail?.lastError !== undefined && mail;
  });
  expect(refused).toMatchObject({ poisonedAt: null, outcome: null });
  smtp.answer('accept');
  mailer.moveOn(minuteMs);
  expect(await untilEnded('reply:2:later')).toMatchObject({ outcome: 'sent', attempts: 2 });
  expect(receivedBy('later')).toHaveLength(1);
});

test('When the server refuses a mail for good, then it has failed at once and says why, without the address', async () => {
  await mailer.addContact('gone');
  smtp.answer('refuse');
  await askReply(mailer.deps, 'reply:3:gone', 'gone');
  const mail = await untilEnded('reply:3:gone');
  expect(mail).toMatchObject({ attempts: 1, outcome: null, handledAt: null });
  expect(mail.lastError).toContain('550');
  expect(mail.lastError).toContain('no such mailbox');
  expect(mail.lastError).not.toContain('gone@mail.example');
  // Staff can send it again.
  expect(mail.sealedValues).not.toBeNull();
});

test('When the connection drops in the middle of the text, then the mail is sent again', async () => {
  await mailer.addContact('dropped');
  smtp.answer('drop');
  await askReply(mailer.deps, 'reply:4:dropped', 'dropped');
  await until(async () => (await mailOf('reply:4:dropped'))?.lastError !== undefined);
  smtp.answer('accept');
  mailer.moveOn(minuteMs);
  expect(await untilEnded('reply:4:dropped')).toMatchObject({ outcome: 'sent' });
  expect(receivedBy('dropped')).toHaveLength(1);
});

test('When the server hangs, then the mail is given up after a while and sent later', async () => {
  const proxy = await startTcpProxy({ host: '127.0.0.1', port: smtp.port });
  stack.afterSuite(proxy.close);
  const url = `smtp://127.0.0.1:${proxy.port}`;
  const transport = createSmtpTransport({ url, connectMs: 200, silenceMs: 200 });
  const slow = await startMailer(stack, { transport, database: 'slow' });
  proxy.hang();
  await slow.addContact('slow');
  await askReply(slow.deps, 'reply:5:slow', 'slow');
  await until(async () => (await mailOf('reply:5:slow', slow))?.lastError !== undefined);
  proxy.resume();
  slow.moveOn(minuteMs);
  expect(await untilEnded('reply:5:slow', slow)).toMatchObject({ outcome: 'sent' });
  expect(receivedBy('slow')).toHaveLength(1);
  await slow.stop();
});

test('When a message for staff is sent, then it goes to the contact address and is answered to the asker', async () => {
  const values = { ...mailKinds.help_message.example, subject: 'Hola\r\nBcc: all@mail.example' };
  const id = await askAccountMail(mailer.deps, requestOf('help_message', values, { address: null }));
  expect(await untilEnded(id)).toMatchObject({ outcome: 'sent' });
  const { to, raw } = smtp.received.at(-1) ?? { to: '', raw: '' };
  expect(to).toBe('hola@promptario.example');
  expect(raw).toMatch(/^Reply-To: ana@mail\.example\r$/m);
  const [headers = ''] = raw.split('\r\n\r\n');
  expect(headers).not.toMatch(/^(Bcc|List-Unsubscribe)/im);
});

test('When the link of a mail ended before it could be sent, then it is not sent', async () => {
  const values = {
    ...mailKinds.password_reset.example,
    validUntil: new Date(Date.now() - 1_000).toISOString(),
  };
  const request = requestOf('password_reset', values, { userId: 'late', address: 'late@mail.example' });
  const id = await askAccountMail(mailer.deps, request);
  expect(await untilEnded(id)).toMatchObject({ outcome: 'expired', sealedValues: null, sealedAddress: null });
  expect(receivedBy('late')).toEqual([]);
});

test('When an address is not confirmed, then it gets account mails only', async () => {
  await mailer.addContact('new', { confirmed: false });
  await askReply(mailer.deps, 'reply:7:new', 'new');
  expect(await untilEnded('reply:7:new')).toMatchObject({ outcome: 'unconfirmed', sealedValues: null });
  const unasked = requestOf('team_message', mailKinds.team_message.example, {
    userId: 'new',
    address: 'new@mail.example',
  });
  expect(await untilEnded(await askAccountMail(mailer.deps, unasked))).toMatchObject({
    outcome: 'unconfirmed',
    sealedValues: null,
  });
  const values = { ...mailKinds.password_changed.example };
  const id = await askAccountMail(
    mailer.deps,
    requestOf('password_changed', values, { userId: 'new', address: 'new@mail.example' }),
  );
  expect(await untilEnded(id)).toMatchObject({ outcome: 'sent' });
  expect(receivedBy('new')).toHaveLength(1);
});

test('When a member does not want mails of an activity, then none is sent', async () => {
  const choosy = await startMailer(stack, {
    smtpUrl: smtp.url,
    database: 'choosy',
    wantsMail: async (_userId, activity) => activity !== 'reply' && activity !== 'team_message',
  });
  await choosy.addContact('choosy');
  await askReply(choosy.deps, 'reply:8:choosy', 'choosy');
  expect(await untilEnded('reply:8:choosy', choosy)).toMatchObject({
    outcome: 'unwanted',
    sealedValues: null,
  });
  const message = requestOf('team_message', mailKinds.team_message.example, {
    userId: 'choosy',
    address: 'choosy@mail.example',
  });
  const id = await askAccountMail(choosy.deps, message);
  expect(await untilEnded(id, choosy)).toMatchObject({ outcome: 'unwanted' });
  expect(receivedBy('choosy')).toEqual([]);
  await choosy.stop();
});

test('When two mailers work on one queue, then no mail is sent twice', async () => {
  const twins = { smtpUrl: smtp.url, database: 'twins' };
  const [one, other] = await Promise.all([startMailer(stack, twins), startMailer(stack, twins)]);
  await one.addContact('both');
  const ids = Array.from({ length: 60 }, (_, index) => `reply:9-${index}:both`);
  for (const id of ids) await askReply(one.deps, id, 'both');
  await Promise.all(ids.map((id) => untilEnded(id, other)));
  expect(receivedBy('both')).toHaveLength(60);
  expect(new Set(receivedBy('both').map(({ messageId }) => messageId)).size).toBe(60);
});
