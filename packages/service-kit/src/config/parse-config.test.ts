import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { commonConfig } from './common-config.ts';
import { ConfigError, parseConfig } from './parse-config.ts';
import { secret } from './secret.ts';

const schema = z.object({
  ...commonConfig,
  MY_KEY: secret(z.string().min(20)),
  MY_NAME: z.string().optional(),
});
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

describe('A secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-config-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const { MY_KEY: _none, ...others } = good;

  test('When NAME_FILE names a file, then the secret is its content without the line end', () => {
    const MY_KEY_FILE = file('key', `${'k'.repeat(24)}\n`);
    expect(parseConfig(schema, { ...others, MY_KEY_FILE }).MY_KEY).toBe('k'.repeat(24));
  });

  test('When a setting is no secret, then its NAME_FILE is not read', () => {
    const MY_NAME_FILE = file('name', 'Ana');
    expect(parseConfig(schema, { ...good, MY_NAME_FILE }).MY_NAME).toBeUndefined();
  });

  test.each([
    [
      'both are set',
      () => ({ ...good, MY_KEY_FILE: file('key', 'k'.repeat(24)) }),
      'MY_KEY_FILE and MY_KEY are both set',
    ],
    ['the file is missing', () => ({ ...others, MY_KEY_FILE: join(folder, 'none') }), 'cannot be read'],
    ['the file is a folder', () => ({ ...others, MY_KEY_FILE: folder }), 'cannot be read'],
    ['the file is empty', () => ({ ...others, MY_KEY_FILE: file('empty', ' \n') }), 'names an empty file'],
  ])('When %s, then NAME_FILE alone is named and what is wrong', (_case, env, text) => {
    const error = failure(env());
    expect(error.keys).toEqual(['MY_KEY_FILE']);
    expect(error.message).toMatch(text);
  });

  test('When the content does not fit, then the setting is named and no value shown', () => {
    const error = failure({ ...others, MY_KEY_FILE: file('short', 'short-secret') });
    expect(error.message).toBe('Configuration: MY_KEY is not valid');
  });
});

test('When PUBLIC_URL ends with slashes, then they are trimmed', () => {
  expect(parseConfig(schema, { ...good, PUBLIC_URL: 'https://academy.example//' }).PUBLIC_URL).toBe(
    'https://academy.example',
  );
});
