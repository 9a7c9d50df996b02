import { z } from 'zod';
import { commonConfig } from './common-config.ts';
import { ConfigError, parseConfig } from './parse-config.ts';

const schema = z.object({ ...commonConfig, MY_KEY: z.string().min(20) });
const good = { MONGO_URL: 'mongodb://127.0.0.1:1', KAFKA_BROKERS: 'a:1, b:2', MY_KEY: 'x'.repeat(20) };

const failure = (env: NodeJS.ProcessEnv): ConfigError => {
  try {
    parseConfig(schema, env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('it was taken');
};

test('When the environment fits, then lists, numbers and switches are parsed and the rest has its default', () => {
  const config = parseConfig(schema, { ...good, PORT: '8080', STOP_WITH_PARENT: '1', LOG_LEVEL: '' });
  expect(config).toMatchObject({
    KAFKA_BROKERS: ['a:1', 'b:2'],
    PORT: 8080,
    STOP_WITH_PARENT: true,
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    DB_PREFIX: 'academy_',
  });
});

test('When keys are missing or wrong, then each is named and no value is shown', () => {
  const error = failure({ MONGO_URL: 'postgres://user:hunter2@x', MY_KEY: 'short-secret', PORT: '99999' });
  expect([...error.keys].sort()).toEqual(['KAFKA_BROKERS', 'MONGO_URL', 'MY_KEY', 'PORT']);
  expect(error.message).toMatch('KAFKA_BROKERS is missing');
  expect(error.message).not.toMatch(/hunter2|short-secret|99999/);
});
