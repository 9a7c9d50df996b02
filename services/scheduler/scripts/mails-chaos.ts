import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { startEmbeddedStack } from '@academy/service-kit/testing/embedded-stack.ts';
import { runMailChaos, type MailChaosReport } from '../test/chaos/mail-chaos.ts';

// npm run mails:chaos -- [--mails 1000] [--kills 20]
// Prints a table of what became of every mail, and ends with 1 where one was lost, or doubled without cause or mark.

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '20' },
  },
});

/** Far more than it takes: only a queue that stands still gets there. */
const withinMs = 30 * 60_000;

const rows = (report: MailChaosReport): [string, number][] => [
  ['mails', report.sent],
  ['mailers killed and started again', report.kills],
  ['mails arrived', report.sent - report.lost],
  ['  lost', report.lost],
  ['  doubled', report.doubled],
  ['  doubled under another Message-ID', report.unmarked],
  ['seconds', report.seconds],
];

const stack = await startEmbeddedStack();
try {
  const prefix = `chaos${randomBytes(4).toString('hex')}`;
  const report = await runMailChaos({
    stack: {
      MONGO_URL: stack.mongoUrl,
      KAFKA_BROKERS: stack.kafka,
      DB_PREFIX: `${prefix}_`,
      TOPIC_PREFIX: `${prefix}.`,
    },
    mails: Number(values.mails),
    kills: Number(values.kills),
    logger: createLogger({ service: 'chaos', level: 'silent' }),
    withinMs,
  });
  const width = Math.max(...rows(report).map(([what]) => what.length));
  for (const [what, figure] of rows(report)) process.stdout.write(`${what.padEnd(width)}  ${figure}\n`);
  const isMarked = report.unmarked === 0 && report.doubled <= report.kills;
  process.exitCode = report.lost === 0 && isMarked ? 0 : 1;
} finally {
  await stack.stop();
}
