import { startConfig } from './config.ts';
import { gatewayEnvironment, serviceEnvironment } from './process-environment.ts';
import type { ServiceProcess } from './processes.ts';

const auth: ServiceProcess = {
  name: 'auth',
  entry: 'services/auth/src/start.ts',
  upstream: 'AUTH_URL',
  secrets: ['ADMIN_PASSWORD'],
};
const library: ServiceProcess = { name: 'library', entry: 'l.ts', upstream: 'LIBRARY_URL', secrets: [] };
const env = { ADMIN_PASSWORD: 's3cret', BRAND_NAME: 'Academia', TRUST_PROXY: '1', HOST: '0.0.0.0' };
const options = {
  root: '/academy',
  config: startConfig(env, '/academy'),
  publicUrl: 'http://localhost:8080',
  stores: { mongoUrl: 'mongodb://127.0.0.1:1', kafkaBrokers: '127.0.0.1:2' },
  ports: new Map([
    ['auth', 21_001],
    ['library', 21_002],
  ]),
  services: [auth, library],
  keyFiles: { AUTH_MASTER_KEY: '/data/auth/master.key' },
};

describe('The environment of a process', () => {
  test('holds no secret of another service', () => {
    expect(serviceEnvironment(auth, options).ADMIN_PASSWORD).toBe('s3cret');
    expect(serviceEnvironment(library, options)).not.toHaveProperty('ADMIN_PASSWORD');
    expect(gatewayEnvironment(8080, options)).not.toHaveProperty('ADMIN_PASSWORD');
  });

  test('holds a secret that two services share in both', () => {
    const mailer: ServiceProcess = { ...library, name: 'mailer', secrets: ['ADMIN_PASSWORD'] };
    const withMailer = { ...options, services: [auth, library, mailer] };
    expect(serviceEnvironment(auth, withMailer).ADMIN_PASSWORD).toBe('s3cret');
    expect(serviceEnvironment(mailer, withMailer).ADMIN_PASSWORD).toBe('s3cret');
    expect(serviceEnvironment(library, withMailer)).not.toHaveProperty('ADMIN_PASSWORD');
  });

  test('holds no file of another service’s secret either', () => {
    const named = { ...options, config: startConfig({ ADMIN_PASSWORD_FILE: '/secret' }, '/academy') };
    expect(serviceEnvironment(auth, named).ADMIN_PASSWORD_FILE).toBe('/secret');
    expect(serviceEnvironment(library, named)).not.toHaveProperty('ADMIN_PASSWORD_FILE');
    expect(gatewayEnvironment(8080, named)).not.toHaveProperty('ADMIN_PASSWORD_FILE');
  });

  test('names the key of this machine where a service asks for it and was given none', () => {
    const keyed: ServiceProcess = { ...auth, secrets: ['AUTH_MASTER_KEY'] };
    const given = { ...options, config: startConfig({ AUTH_MASTER_KEY: 'k' }, '/academy') };
    expect(serviceEnvironment(keyed, options).AUTH_MASTER_KEY_FILE).toBe('/data/auth/master.key');
    expect(serviceEnvironment(keyed, given)).not.toHaveProperty('AUTH_MASTER_KEY_FILE');
    expect(serviceEnvironment(library, options)).not.toHaveProperty('AUTH_MASTER_KEY_FILE');
  });

  test('lets only the gateway listen beyond loopback', () => {
    expect(serviceEnvironment(library, options)).toMatchObject({ HOST: '127.0.0.1', PORT: '21002' });
    expect(gatewayEnvironment(8080, options)).toMatchObject({ HOST: '0.0.0.0', PORT: '8080' });
  });

  test('tells the gateway where the services are', () => {
    expect(gatewayEnvironment(8080, options)).toMatchObject({
      AUTH_URL: 'http://127.0.0.1:21001',
      LIBRARY_URL: 'http://127.0.0.1:21002',
      AUTH_JWKS_URL: 'http://127.0.0.1:21001/api/auth/jwks',
    });
  });

  test('has a service believe the gateway and nobody beyond', () => {
    expect(serviceEnvironment(library, options).TRUST_PROXY).toBe('1');
    expect(gatewayEnvironment(8080, options).TRUST_PROXY).toBe('1');
  });
});
