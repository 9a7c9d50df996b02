import { setTimeout as wait } from 'node:timers/promises';
import { printFigure } from '@academy/service-kit/testing/print-figure.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { askReply } from '../support/mail-fixtures.ts';
import { startMailer, type MailerUnderTest } from '../support/mailer-under-test.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

const stack = useTestStack();
const minuteMs = 60_000;
const awayMs = 10 * minuteMs;
/** A mail that was tried just before the server came back waits 640 s at most (`backoff` in mailer.ts). */
const arrivesWithinMs = 11 * minuteMs;
const stepMs = 5_000;
const count = 20;

interface Outage {
  name: string;
  leaseMs?: number;
  /** Lets a step of time pass for the mailer. */
  step: (mailer: MailerUnderTest) => unknown;
}

/** What arrives of the mails that were asked for while the server was away for ten minutes. */
const sendThroughOutage = async ({ name, step, ...options }: Outage) => {
  const away = await startSmtpServer();
  await away.close();
  const mailer = await startMailer(stack, { smtpUrl: away.url, database: name, ...options });
  const { mails } = mailer.models;
  const users = Array.from({ length: count }, (_, index) => `${name}${index}`);
  for (const userId of users) {
    await mailer.addContact(userId);
    await askReply(mailer.deps, `reply:outage:${userId}`, userId);
  }
  const isEachTried = async () => (await mails.countDocuments({ attempts: { $gt: 0 } })) === count;
  await until(isEachTried, { what: 'a first attempt of each mail' });
  // In small steps: every attempt that falls due meanwhile finds the server away.
  for (let passedMs = 0; passedMs < awayMs; passedMs += stepMs) await step(mailer);
  const failed = await mails.countDocuments({ outcome: null, poisonedAt: null });

  const back = await startSmtpServer({ port: away.port });
  stack.afterSuite(back.close);
  const backAt = mailer.deps.now().getTime();
  const isEachSent = async () => {
    await step(mailer);
    return (await mails.countDocuments({ outcome: 'sent' })) === count;
  };
  await until(isEachSent, { what: 'each mail sent', withinMs: arrivesWithinMs });
  await mailer.stop();
  printFigure(`mail-outage-${name}`, {
    mails: count,
    received: back.received.length,
    attempts: Math.max(...(await mails.find().lean()).map(({ attempts }) => attempts)),
    secondsAfter: Math.round((mailer.deps.now().getTime() - backAt) / 1_000),
  });
  return { failed, received: back.received.map(({ to }) => to).toSorted(), users };
};

const expectOnce = ({ failed, received, users }: Awaited<ReturnType<typeof sendThroughOutage>>): void => {
  expect(failed).toBe(count);
  expect(received).toEqual(users.map((id) => `${id}@mail.example`).toSorted());
};

// The lease outlasts the steps of a clock that moves by seconds in milliseconds.
test('When the server is away for ten minutes of a moved clock, then its mails arrive once after it is back', async () => {
  const step = async (mailer: MailerUnderTest) => {
    mailer.moveOn(stepMs);
    await wait(20);
  };
  expectOnce(await sendThroughOutage({ name: 'moved', leaseMs: 600_000, step }));
}, 60_000);

// Ten minutes as they pass, and the pause until each mail's next attempt.
if (process.env['FULL'] === '1')
  test(
    'When the server is away for ten real minutes, then its mails arrive once after it is back',
    async () => expectOnce(await sendThroughOutage({ name: 'real', step: () => wait(stepMs) })),
    awayMs + arrivesWithinMs + minuteMs,
  );
