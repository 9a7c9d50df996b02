import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contactChangedV1 } from '@academy/contracts/events/auth/contact-changed.v1.ts';
import { contactRemovedV1 } from '@academy/contracts/events/auth/contact-removed.v1.ts';
import { mailRequestedV1 } from '@academy/contracts/events/mail/mail-requested.v1.ts';
import { mailRequestedV2 } from '@academy/contracts/events/mail/mail-requested.v2.ts';
import { mailRequestedV3 } from '@academy/contracts/events/mail/mail-requested.v3.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { readEml, type ReadMail } from '@academy/service-kit/mail/read-eml.ts';
import { seal } from '@academy/service-kit/secrets/seal.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { createModels } from '../../src/dependencies.ts';
import { mailKinds } from '../../src/mail/kinds/mail-kinds.ts';
import { askReply, requestOf, testDataDir, testMailKey } from '../support/mail-fixtures.ts';
import { memberOf, sendEvent } from '../support/members.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;
let models: ReturnType<typeof createModels>;
const logs: string[] = [];

beforeAll(async () => {
  const destination = { write: (line: string) => void logs.push(line) };
  const logger = createLogger({ service: 'scheduler', level: 'warn', destination });
  under = await startScheduler(stack, {}, { logger });
  models = createModels(await stack.database('scheduler'));
}, 60_000);

const addressOf = (userId: string) => `${userId}@mail.example`;
const changed = (userId: string, { sequence = 1, address = addressOf(userId), confirmed = true } = {}) =>
  sendEvent(under, contactChangedV1, {
    subject: userId,
    sequence,
    data: {
      id: userId,
      sealedAddress: seal(testMailKey, address),
      confirmed,
      language: 'es',
      timeZone: 'Europe/Madrid',
    },
  });

const filesOf = async (userId: string): Promise<ReadMail[]> => {
  const folder = join(testDataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(async (name) => readEml(await readFile(join(folder, name)))));
  return mails.filter(({ to }) => to === addressOf(userId));
};

/** Mails to somebody who has left nothing behind. */
const untilErased = (userId: string) =>
  until(async () => {
    const isForgotten = (await under.deps.contacts.find(userId)) === 'removed';
    const rows = await models.mails.countDocuments({ userId });
    return isForgotten && rows === 0 && (await filesOf(userId)).length === 0;
  });

test('When an address changes, then mails go to the newest, whatever order the events come in', async () => {
  await changed('eva', { sequence: 5 });
  await changed('eva', { sequence: 4, address: 'before@mail.example' });
  await until(async () => (await under.deps.contacts.find('eva')) !== 'unknown');
  await askReply(under.deps, 'reply:1:eva', 'eva');
  const [mail] = await until(async () => {
    const mails = await filesOf('eva');
    return mails.length > 0 && mails;
  });
  expect(mail?.subject).toBe('Luis P. ha respondido a «¿Cómo pido un tono cercano?»');
  expect(JSON.stringify(await models.contacts.find().lean())).not.toContain('eva@');
});

test('When an event that asks for a mail comes twice, then one mail is sent and nothing of its link is kept', async () => {
  const data = requestOf('password_reset', mailKinds.password_reset.example, {
    userId: 'rita',
    address: addressOf('rita'),
  });
  const later = new Date(Date.now() + 60_000).toISOString();
  const values = { ...mailKinds.password_reset.example, validUntil: later };
  const fresh = { ...data, sealedValues: seal(testMailKey, JSON.stringify(values)) };
  const id = newId();
  await changed('rita');
  await sendEvent(under, mailRequestedV1, { id, subject: 'rita', data: fresh });
  await sendEvent(under, mailRequestedV1, { id, subject: 'rita', sequence: 2, data: fresh });
  await sendEvent(under, mailRequestedV1, {
    subject: 'rita',
    sequence: 3,
    data: requestOf('password_changed', mailKinds.password_changed.example, {
      userId: 'rita',
      address: addressOf('rita'),
    }),
  });
  await sendEvent(under, mailRequestedV2, {
    subject: 'rita',
    sequence: 4,
    data: requestOf('plan_refunded', mailKinds.plan_refunded.example, {
      userId: 'rita',
      address: addressOf('rita'),
    }),
  });
  await until(async () => (await filesOf('rita')).length === 3);
  const subjects = (await filesOf('rita')).map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual([
    'Choose a new password',
    'Premium has ended, and your payment is refunded',
    'Your password was changed',
  ]);
  const kept = await until(() =>
    models.mails.findOne({ _id: `mail_requested:${id}`, outcome: 'sent' }).lean(),
  );
  expect(kept).toMatchObject({ sealedValues: null, sealedAddress: null, recipient: 'r…@mail.example' });
});

/** Of the counters of requests, and of what was parked. */
const counted = async (name: string, labels: object): Promise<number> => {
  const metric = await under.runtime.metrics.registry.getSingleMetric(name)?.get();
  const wanted = Object.entries(labels);
  const found = metric?.values.find(({ labels: of }) => wanted.every(([label, is]) => of[label] === is));
  return found?.value ?? 0;
};

test('When a mail of a kind that is not known is asked for, then it is left out with a warning, and the next is sent', async () => {
  const receipt = requestOf('receipt', mailKinds.receipt.example, {
    userId: 'nora',
    address: addressOf('nora'),
  });
  await changed('nora');
  const later = newId();
  const notification = newId();
  await sendEvent(under, mailRequestedV3, {
    id: later,
    subject: 'nora',
    data: { ...receipt, template: 'of_later' },
  });
  // One that only the scheduler itself asks for: it would go to whatever address the event names.
  await sendEvent(under, mailRequestedV3, {
    id: notification,
    subject: 'nora',
    sequence: 2,
    data: { ...receipt, template: 'reply' },
  });
  await sendEvent(under, mailRequestedV3, { subject: 'nora', sequence: 3, data: receipt });
  await until(async () => (await filesOf('nora')).length === 1);
  expect((await filesOf('nora'))[0]?.subject).toBe('Your receipt, invoice 2026-000123');
  const warned = logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'a mail of an unknown kind is not sent');
  expect(warned).toEqual([
    expect.objectContaining({ eventId: later, template: 'of_later' }),
    expect.objectContaining({ eventId: notification, template: 'reply' }),
  ]);
  expect(await counted('mail_requests_total', { outcome: 'unknown' })).toBe(2);
  expect(await counted('parked_messages_total', { topic: 'mail.requests' })).toBe(0);
});

test.each([
  ['v1', mailRequestedV1],
  ['v2', mailRequestedV2],
  ['v3', mailRequestedV3],
])('When %s asks for a mail with values that its kind cannot take, then it is parked', async (_, event) => {
  const before = await counted('parked_messages_total', { topic: 'mail.requests' });
  const data = requestOf('receipt', { name: 'Nora' } as never, { address: addressOf('nora') });
  await sendEvent(under, event, { subject: newId(), data });
  await until(
    async () => (await counted('parked_messages_total', { topic: 'mail.requests' })) === before + 1,
  );
});

test.each([
  [
    'the contact is removed',
    'leo',
    () => sendEvent(under, contactRemovedV1, { subject: 'leo', sequence: 9, data: { id: 'leo' } }),
  ],
  ['the account is deleted', 'mia', async () => (await memberOf(under, 'mia')).leaves()],
])(
  'When %s, then the address, the mails that wait and the mails that are kept are erased',
  async (_, userId, leave) => {
    await changed(userId);
    await until(async () => (await under.deps.contacts.find(userId)) !== 'unknown');
    await askReply(under.deps, `reply:sent:${userId}`, userId);
    await until(async () => (await filesOf(userId)).length === 1);
    // Not due before tomorrow.
    await askReply(under.deps, `reply:waits:${userId}`, userId);
    await models.mails.updateOne(
      { _id: `reply:waits:${userId}` },
      { $set: { dueAt: new Date(Date.now() + 86_400_000) } },
    );
    await leave();
    await untilErased(userId);

    // What comes late brings nothing back.
    await changed(userId, { sequence: 8 });
    await askReply(under.deps, `reply:late:${userId}`, userId);
    await untilErased(userId);
    expect(await models.contacts.findOne({ _id: userId }).lean()).toEqual({
      _id: userId,
      removed: true,
      sequence: Number.MAX_SAFE_INTEGER,
    });
  },
);
