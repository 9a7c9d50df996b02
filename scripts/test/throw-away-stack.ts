import { join } from 'node:path';
import { openProcessLog } from '../start/process-log.ts';
import { embeddedCommand, storesIn } from '../start/embedded.ts';
import { supervise } from '../start/supervise.ts';

export interface ThrowAwayOptions {
  root: string;
  env: NodeJS.ProcessEnv;
  dataDir: string;
}

/** An embedded stack for as long as the work lasts; tests find it by the variables that the work is given. */
export const withThrowAwayStack = async <Result>(
  { root, env, dataDir }: ThrowAwayOptions,
  work: (variables: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> => {
  const log = openProcessLog(join(dataDir, 'logs', 'stores.log'), { onError: () => {} });
  const stack = supervise({
    name: 'stores',
    command: embeddedCommand(root, env, { dataDir, mongoPort: 0, kafkaPort: 0 }),
    cwd: root,
    env,
    log,
    readyWord: 'READY',
    onNews: (sentence) => process.stderr.write(`${sentence}\n`),
  });
  try {
    const { mongoUrl, kafkaBrokers } = storesIn(await stack.ready);
    return await work({ TEST_MONGO_URL: mongoUrl, TEST_KAFKA_BROKERS: kafkaBrokers });
  } finally {
    await stack.stop(8_000);
    await log.close();
  }
};
