import { startConfig } from './config.ts';
import { serviceEnvironment } from './process-environment.ts';
import { sandboxEnvironment, withSandbox } from './sandbox.ts';
import type { SettledPorts } from './settle-ports.ts';

const services = [
  { name: 'auth', entry: 'a.ts', upstream: 'AUTH_URL', secrets: ['SANDBOX_SECRET', 'ADMIN_PASSWORD'] },
  { name: 'library', entry: 'l.ts', upstream: 'LIBRARY_URL', secrets: [] },
];
const ports: SettledPorts = {
  stores: { mongoUrl: 'mongodb://127.0.0.1:1', kafkaBrokers: '127.0.0.1:2' },
  embedded: { mongoPort: 1, kafkaPort: 2 },
  services: new Map([
    ['auth', 21_001],
    ['library', 21_002],
  ]),
  gateway: 8080,
  sandbox: { port: 21_003, innerPort: 21_004 },
  publicUrl: 'http://localhost:8080',
};

const started = (env: NodeJS.ProcessEnv) => {
  const config = withSandbox(startConfig(env, '/academy'), ports);
  const { publicUrl, stores } = ports;
  const options = {
    root: '/academy',
    config,
    publicUrl,
    stores,
    ports: ports.services,
    services,
    keyFiles: {},
  };
  const [auth, library] = services.map((service) => serviceEnvironment(service, options));
  return { auth, library, sandbox: sandboxEnvironment(options, ports) };
};

describe('The sandbox of payments', () => {
  test('is known to auth alone, by an address and a secret of this run', () => {
    const { auth, library, sandbox } = started({ ADMIN_PASSWORD: 's3cret' });
    expect(auth).toMatchObject({ PAYMENTS: 'sandbox', SANDBOX_URL: 'http://127.0.0.1:21003' });
    expect(auth?.SANDBOX_SECRET).toMatch(/^[0-9a-f]{48}$/);
    expect(library).not.toHaveProperty('SANDBOX_SECRET');
    expect(sandbox).toMatchObject({
      SANDBOX_SECRET: auth?.SANDBOX_SECRET,
      SANDBOX_PUBLIC_URL: 'http://localhost:21003',
      SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:21001/api/payments/webhooks/sandbox',
      PORT: '21004',
    });
    expect(sandbox).not.toHaveProperty('ADMIN_PASSWORD');
    expect(started({}).auth?.SANDBOX_SECRET).not.toBe(auth?.SANDBOX_SECRET);
  });

  test('is given the secret of this run alone where Compose has one in a file', () => {
    const { auth, sandbox } = started({
      PAYMENTS: 'sandbox',
      SANDBOX_SECRET_FILE: './secrets/sandbox_secret',
    });
    expect(auth?.SANDBOX_SECRET).toMatch(/^[0-9a-f]{48}$/);
    expect(auth).not.toHaveProperty('SANDBOX_SECRET_FILE');
    expect(sandbox).toMatchObject({ SANDBOX_SECRET: auth?.SANDBOX_SECRET });
    expect(sandbox).not.toHaveProperty('SANDBOX_SECRET_FILE');
  });

  test('has its pages where it was told', () => {
    const env = { PAYMENTS: 'sandbox', SANDBOX_PUBLIC_URL: 'https://pay.academy.example' };
    expect(started(env).sandbox).toMatchObject(env);
  });

  test.each([
    ['nobody asked for it', { PAYMENTS: 'off' }],
    ['it is production', { PAYMENTS: 'sandbox', NODE_ENV: 'production' }],
    ['Stripe takes the payments', { STRIPE_SECRET_KEY: 'sk_1' }],
    [
      'it runs elsewhere',
      { PAYMENTS: 'sandbox', SANDBOX_URL: 'http://pay:1', SANDBOX_SECRET: 'of elsewhere' },
    ],
  ])('is not started where %s', (_case, env) => {
    expect(started(env).sandbox).toBeNull();
  });

  test('is where others reach the academy, if they do', () => {
    const env = { PAYMENTS: 'sandbox', HOST: '0.0.0.0', NODE_ENV: 'development' };
    expect(started(env).auth?.SANDBOX_URL).toBe('http://127.0.0.1:21003');
  });
});
