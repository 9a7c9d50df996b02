import { randomInt } from 'node:crypto';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { faultsOf } from '../chaos/faults.ts';
import { runChaos } from '../chaos/run-chaos.ts';

const stack = useTestStack();

test('When messages come in disorder, by friend and foe, while replicas die, then plans are what was paid', async () => {
  const { MONGO_URL = '', KAFKA_BROKERS = '', DB_PREFIX = '', TOPIC_PREFIX = '' } = stack.env;
  const seed = randomInt(2 ** 31);
  const report = await runChaos({
    stack: { MONGO_URL, KAFKA_BROKERS, DB_PREFIX, TOPIC_PREFIX },
    deliveries: 150,
    members: 12,
    kills: 3,
    seed,
    logger: stack.logger,
  });
  const { tally, deaths, genuine, handled, planChanges } = report;
  const figure = { seed, deaths, genuine, handled, planChanges, unanswered: tally.unanswered };
  process.stderr.write(`FIGURE messages of payments through crashes ${JSON.stringify(figure)}\n`);
  expect(faultsOf(report)).toEqual([]);
}, 300_000);
