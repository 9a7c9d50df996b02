/**
 * `npm run check:stores`: holds a store and a broker against what the code asks of them. With MONGO_URL and KAFKA_BROKERS,
 * those; with neither, the embedded stack. Everything it writes is under a prefix of its own and removed at the end.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { MONGO_URL: mongoUrl, KAFKA_BROKERS: brokers } = process.env;

/** Every store and broker feature by itself, then the kit's own writes, readers, queues and migrations. */
const suites = [
  'test/stores/',
  'test/component/(effects|kafka|migrations|outbox|parked|people|work-queue).test',
];

if (Boolean(mongoUrl) === Boolean(brokers)) {
  const where = mongoUrl ? 'the store and broker of MONGO_URL and KAFKA_BROKERS' : 'the embedded stack';
  process.stdout.write(`Checking ${where}.\n`);
  const { status } = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
      ...suites,
    ],
    {
      cwd: join(root, 'packages/service-kit'),
      env: { ...process.env, ...(mongoUrl && { TEST_MONGO_URL: mongoUrl, TEST_KAFKA_BROKERS: brokers }) },
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
} else {
  process.stderr.write('Set both MONGO_URL and KAFKA_BROKERS, or neither to check the embedded stack.\n');
  process.exitCode = 1;
}
