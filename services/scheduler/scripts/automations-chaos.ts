import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { startEmbeddedStack } from '@academy/service-kit/testing/embedded-stack.ts';
import { runChaos, type ChaosReport } from '../test/chaos/run-chaos.ts';

// npm run automations:chaos -- [--seconds 300] [--replicas 3] [--automations 20] [--every 5]
// Prints a table of what became of every slot, and ends with 1 where one was doubled or lost.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    replicas: { type: 'string', default: '3' },
    automations: { type: 'string', default: '20' },
    every: { type: 'string', default: '5' },
  },
});

const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const rows = (report: ChaosReport): [string, number | string][] => [
  ['replicas', Number(values.replicas)],
  ['automations', `${values.automations}, every ${values.every} s`],
  ['replicas killed and started again', report.kills],
  ['slots due', report.due],
  ['  run', report.run],
  ['  doubled', report.doubled],
  ['  lost: not asked for within a minute', report.lost],
  ['events published again, with the same id', report.republished],
  ['delay of a slot, median', inSeconds(report.medianDelayMs)],
  ['delay of a slot, worst', inSeconds(report.worstDelayMs)],
  ['seconds', report.seconds],
];

const stack = await startEmbeddedStack();
try {
  const prefix = `chaos${randomBytes(4).toString('hex')}`;
  const report = await runChaos({
    stack: {
      MONGO_URL: stack.mongoUrl,
      KAFKA_BROKERS: stack.kafka,
      DB_PREFIX: `${prefix}_`,
      TOPIC_PREFIX: `${prefix}.`,
    },
    replicas: Number(values.replicas),
    automations: Number(values.automations),
    intervalMs: Number(values.every) * 1_000,
    forMs: Number(values.seconds) * 1_000,
    killEveryMs: [2_000, 12_000],
    logger: createLogger({ service: 'chaos', level: 'silent' }),
  });
  const width = Math.max(...rows(report).map(([what]) => what.length));
  for (const [what, figure] of rows(report)) process.stdout.write(`${what.padEnd(width)}  ${figure}\n`);
  process.exitCode = report.doubled === 0 && report.lost === 0 && report.run === report.due ? 0 : 1;
} finally {
  await stack.stop();
}
