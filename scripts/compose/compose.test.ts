import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@academy/contracts/registry/service-names.ts';
import { services } from '@academy/contracts/registry/services.ts';
import { upstreamVariable } from '@academy/contracts/registry/upstreams.ts';
import { secretKeys } from '@academy/service-kit/config/secret.ts';
import { fileVariable } from '@academy/service-kit/config/secret-files.ts';
import type { z } from 'zod';
import { settingsOf } from '../start/processes.ts';
import { readCompose, repository, type ComposeService } from './read-compose.ts';

const compose = readCompose('docker-compose.yml');
const embedded = readCompose('docker-compose.embedded.yml');
const names = services.map(({ name }) => name);

const serviceOf = (name: string): ComposeService => {
  const found = compose.services[name];
  if (!found) throw new Error(`docker-compose.yml has no ${name}`);
  return found;
};

const gatewaySettings = async (): Promise<z.ZodObject> => {
  const { configSchema } = (await import(join(repository, 'gateway/src/config.ts'))) as {
    configSchema: z.ZodObject;
  };
  return configSchema;
};
const schemaOf = (name: ServiceName | 'gateway'): Promise<z.ZodObject> =>
  name === 'gateway' ? gatewaySettings() : settingsOf(name);

/** Set by the image, or only the starter's. */
const ofImage = [
  'HOST',
  'PORT',
  'DATA_DIR',
  'CONTENT_DIR',
  'DRAIN_MS',
  'WEB_LEARNER_DIR',
  'WEB_ADMIN_DIR',
  'STOP_WITH_PARENT',
];
const keptInNetwork = new Set(['MONGO_URL']);

const settingsGiven = (service: ComposeService): string[] => Object.keys(service.environment ?? {}).sort();

test.each([...names, 'gateway' as const])(
  'When %s is a process of the registry, then its container gets every setting that it reads and no other',
  async (name) => {
    const schema = await schemaOf(name);
    const secrets = secretKeys(schema).filter((key) => !keptInNetwork.has(key));
    const wanted = Object.keys(schema.shape)
      .filter((key) => !ofImage.includes(key))
      .map((key) => (secrets.includes(key) ? fileVariable(key) : key));
    expect(settingsGiven(serviceOf(name))).toEqual(wanted.sort());
    expect([...(serviceOf(name).secrets ?? [])].sort()).toEqual(
      secrets.map((key) => key.toLowerCase()).sort(),
    );
  },
);

test.each([...names, 'gateway' as const])(
  'When %s is built, then from the one Dockerfile, as itself',
  (name) => {
    expect(serviceOf(name).build).toMatchObject({
      dockerfile: 'infra/docker/Dockerfile',
      target: name === 'gateway' ? 'gateway' : 'service',
      args: { SERVICE: name },
    });
  },
);

test('When a service is in the registry, then the gateway finds its container', () => {
  const given = serviceOf('gateway').environment ?? {};
  expect(names.map((name) => given[upstreamVariable(name)])).toEqual(
    names.map((name) => `http://${name}:8080`),
  );
});

test('When every image is listed, then it is a process, a store, the proxy or the job that prepares the stores', () => {
  expect(Object.keys(compose.services).sort()).toEqual(
    [...names, 'gateway', 'proxy', 'init', 'mongo', 'kafka', 'sandbox'].sort(),
  );
  expect(Object.keys(embedded.services).sort()).toEqual(
    [...names, 'gateway', 'init', 'mongo', 'kafka', 'stores', 'sandbox'].sort(),
  );
});

test('When the embedded stack takes the place of the stores, then every process is sent there', () => {
  const stores = (name: string) => embedded.services[name]?.environment;
  for (const name of [...names, 'init'])
    expect([name, stores(name)]).toEqual([
      name,
      { MONGO_URL: 'mongodb://stores:27017', KAFKA_BROKERS: 'stores:9092' },
    ]);
  expect(stores('gateway')).toEqual({ KAFKA_BROKERS: 'stores:9092' });
});

test('When a port is published, then it is the proxy’s, or one for trying, on loopback unless HOST says otherwise', () => {
  const publishing = [compose, embedded]
    .flatMap(({ services: all }) => Object.entries(all))
    .filter(([, service]) => service?.ports);
  expect(publishing.map(([name]) => name).sort()).toEqual(['proxy', 'sandbox']);
  expect(serviceOf('sandbox')).toMatchObject({
    profiles: ['sandbox'],
    ports: ['${HOST:-127.0.0.1}:${SANDBOX_PORT:-8090}:8080'],
  });
  expect(serviceOf('proxy').ports).toEqual(['${HOST:-127.0.0.1}:${PORT:-8080}:8080']);
  expect(compose.networks?.stores).toEqual({ internal: true });
});

test('When the sandbox runs in a container, then it gets every setting that it reads and no other', async () => {
  const { configSchema } = (await import(join(repository, 'infra/stripe-double/src/config.ts'))) as {
    configSchema: z.ZodObject;
  };
  const wanted = Object.keys(configSchema.shape)
    .filter((key) => !ofImage.includes(key))
    .map((key) => (key === 'SANDBOX_SECRET' ? fileVariable(key) : key));
  expect(settingsGiven(serviceOf('sandbox'))).toEqual(wanted.sort());
  expect(embedded.services['sandbox']?.environment).toEqual({ MONGO_URL: 'mongodb://stores:27017' });
});

test('When payments and mail are not chosen, then nothing starts', () => {
  expect(serviceOf('auth').environment?.PAYMENTS).toMatch(/^\$\{PAYMENTS:\?/);
  expect(serviceOf('scheduler').environment?.MAIL).toMatch(/^\$\{MAIL:\?/);
});

test('When a variable may be set for the containers, then .env.example names it', () => {
  const example = readFileSync(join(repository, '.env.example'), 'utf8');
  const named = new Set([...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, key]) => key));
  const text = readFileSync(join(repository, 'docker-compose.yml'), 'utf8');
  const read = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, key = '']) => key.replace(/_FILE$/, ''));
  const passed = Object.values(compose.services).flatMap((service) =>
    Object.entries(service?.environment ?? {}).flatMap(([key, value]) => (value === null ? [key] : [])),
  );
  expect([...new Set([...read, ...passed])].filter((key) => !named.has(key))).toEqual([]);
  expect(read).toContain('PAYMENTS');
});
