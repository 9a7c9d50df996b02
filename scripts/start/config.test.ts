import { startConfig } from './config.ts';

describe('The configuration of a start', () => {
  test('has a default for everything', () => {
    const config = startConfig({}, '/academy');
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/academy/.data',
      stores: null,
      publicUrl: null,
      nodeEnv: 'development',
    });
  });

  test('is production for an academy that others reach, unless told otherwise', () => {
    const nodeEnv = (env: NodeJS.ProcessEnv) => startConfig(env, '/a').nodeEnv;
    expect(nodeEnv({ HOST: '0.0.0.0' })).toBe('production');
    expect(nodeEnv({ PUBLIC_URL: 'https://academy.example' })).toBe('production');
    expect(nodeEnv({ NODE_ENV: 'production' })).toBe('production');
    expect(nodeEnv({ HOST: '0.0.0.0', NODE_ENV: 'development' })).toBe('development');
  });

  test('sells at the sandbox only on this machine alone, and where nothing else was chosen', () => {
    const payments = (env: NodeJS.ProcessEnv) => startConfig(env, '/a').env.PAYMENTS;
    expect(payments({})).toBe('sandbox');
    expect(payments({ NODE_ENV: 'test' })).toBe('sandbox');
    expect(payments({ PAYMENTS: 'off' })).toBe('off');
    expect(payments({ STRIPE_SECRET_KEY: 'sk_1' })).toBeUndefined();
    expect(payments({ NODE_ENV: 'production' })).toBeUndefined();
    expect(payments({ HOST: '0.0.0.0', NODE_ENV: 'development' })).toBeUndefined();
    expect(payments({ PUBLIC_URL: 'https://academy.example', NODE_ENV: 'development' })).toBeUndefined();
  });

  test('takes stores from elsewhere only as a pair', () => {
    const MONGO_URL = 'mongodb://db:27017';
    expect(startConfig({ MONGO_URL, KAFKA_BROKERS: 'k:9092' }, '/a').stores).toEqual({
      mongoUrl: MONGO_URL,
      kafkaBrokers: 'k:9092',
    });
    expect(() => startConfig({ MONGO_URL }, '/a')).toThrow(/MONGO_URL needs KAFKA_BROKERS too/);
    expect(() => startConfig({ KAFKA_BROKERS: 'k:9092' }, '/a')).toThrow(/KAFKA_BROKERS needs MONGO_URL too/);
  });

  test('names the key at fault and never its value', () => {
    const start = (): unknown => startConfig({ PORT: 'secret' }, '/a');
    expect(start).toThrow(/PORT/);
    expect(start).not.toThrow(/secret/);
  });

  test('gives addresses without a slash at the end', () => {
    expect(startConfig({ PUBLIC_URL: 'https://academy.example/' }, '/a').publicUrl).toBe(
      'https://academy.example',
    );
  });
});
