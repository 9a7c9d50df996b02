import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { startEmbeddedStack } from '@academy/service-kit/testing/embedded-stack.ts';
import { faultsOf } from '../test/chaos/faults.ts';
import { runChaos, type ChaosReport } from '../test/chaos/run-chaos.ts';

// npm run payments:chaos -- [--deliveries 1000] [--members 60] [--kills 20] [--seed 1]
// Prints a table of what came of it, and ends with 1 where anything came out wrong.

const { values } = parseArgs({
  options: {
    deliveries: { type: 'string', default: '1000' },
    members: { type: 'string', default: '60' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(randomBytes(4).readUInt32BE()) },
  },
});
const seed = Number(values.seed);

const rows = (report: ChaosReport): [string, number | string][] => {
  const { deliveries, refused, unanswered } = report.tally;
  const of = (kind: keyof typeof deliveries) => `${refused[kind]} of ${deliveries[kind]} refused`;
  return [
    ['seed', seed],
    ['deliveries', Object.values(deliveries).reduce((sum, one) => sum + one, 0)],
    ['  genuine, each once, shuffled', of('genuine')],
    ['  the same again', of('doubled')],
    ['  forged', of('forged')],
    ['  stale', of('stale')],
    ['  altered', of('altered')],
    ['tries that a dead replica did not answer', unanswered],
    ['replicas killed and started again', report.deaths],
    ['genuine messages', report.genuine],
    ['  stored once and handled', report.handled],
    ['  lost', report.lost],
    ['  handled by a second try', report.takenOver],
    ['stored without being genuine', report.intruders],
    ['members', report.members],
    ['  premium at the end', report.premium],
    ['  with a plan that Stripe contradicts', report.planWrong],
    ['  with two subscriptions', report.paidTwice],
    ['second subscriptions and withdrawals refunded', report.refundsOfDuplicates],
    ['changes of entitlement at Stripe', report.changesAtStripe],
    ['plan_changed told', report.planChanges],
    ['  published more than once', report.republished],
    ['  members told what contradicts itself', report.inconsistent],
    ['seconds', report.seconds],
  ];
};

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
    deliveries: Number(values.deliveries),
    members: Number(values.members),
    kills: Number(values.kills),
    seed,
    logger: createLogger({ service: 'chaos', level: 'silent' }),
  });
  const width = Math.max(...rows(report).map(([what]) => what.length));
  for (const [what, figure] of rows(report)) process.stdout.write(`${what.padEnd(width)}  ${figure}\n`);
  const faults = faultsOf(report);
  for (const fault of faults) process.stdout.write(`WRONG: ${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await stack.stop();
}
