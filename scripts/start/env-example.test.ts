import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@academy/contracts/registry/services.ts';
import { perUpstream } from '@academy/contracts/registry/upstreams.ts';
import type { z } from 'zod';
import { settingsOf } from './processes.ts';

const root = join(import.meta.dirname, '..', '..');

/** Set by the starter itself, for the processes that it starts, or by the containers' image. */
const internal = new Set([
  'STOP_WITH_PARENT',
  'DRAIN_MS',
  'AUTH_JWKS_URL',
  'WEB_LEARNER_DIR',
  'WEB_ADMIN_DIR',
  ...Object.keys(perUpstream(() => '')),
]);

const gatewaySettings = async (): Promise<z.ZodObject> => {
  const { configSchema } = (await import(join(root, 'gateway/src/config.ts'))) as {
    configSchema: z.ZodObject;
  };
  return configSchema;
};

test('.env.example names every setting of every process', async () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const named = new Set([...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, key]) => key));
  const schemas = await Promise.all([gatewaySettings(), ...services.map(({ name }) => settingsOf(name))]);
  const wanted = new Set(schemas.flatMap(({ shape }) => Object.keys(shape)));
  expect(wanted).toContain('CHECKS_PER_MINUTE');
  expect([...wanted].filter((key) => !internal.has(key) && !named.has(key))).toEqual([]);
});
