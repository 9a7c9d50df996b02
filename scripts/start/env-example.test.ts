import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Set by the starter itself, for the processes that it starts. */
const internal = new Set([
  'STOP_WITH_PARENT',
  'AUTH_JWKS_URL',
  'WEB_LEARNER_DIR',
  'WEB_ADMIN_DIR',
  'AUTH_URL',
  'CATALOG_URL',
  'LIBRARY_URL',
]);

const configFiles = (): string[] => [
  'packages/service-kit/src/config/common-config.ts',
  'gateway/src/config.ts',
  ...readdirSync(join(root, 'services')).map((name) => `services/${name}/src/config.ts`),
];

/** The keys of a zod shape: two spaces, capitals, a colon. */
const keysIn = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].flatMap(
    ([, key]) => key ?? [],
  );

test('.env.example names every setting of every process', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const named = new Set([...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, key]) => key));
  const wanted = configFiles()
    .flatMap(keysIn)
    .filter((key) => !internal.has(key));
  expect(wanted.length).toBeGreaterThan(15);
  expect(wanted.filter((key) => !named.has(key))).toEqual([]);
});
