import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { contentKeyPath } from '@academy/service-kit/secrets/content-key.ts';
import { masterKeyPath } from '@academy/service-kit/secrets/key-file.ts';
import { startConfig } from '../start/config.ts';
import { common, keysOf } from '../start/process-environment.ts';
import { readEnvFile } from '../start/read-env-file.ts';
import { rememberedStores } from '../start/remembered-stores.ts';

/** What is verified, one after the other: the audit log, then each service's versions and bin. */
const checks = [
  { script: ['auth', 'src', 'verify-audit.ts'], secrets: ['AUTH_MASTER_KEY'] },
  { script: ['catalog', 'src', 'verify-content.ts'], secrets: ['CONTENT_KEY'] },
  { script: ['library', 'src', 'verify-content.ts'], secrets: ['CONTENT_KEY'] },
] as const;

/** `npm run audit [-- <file>]`, while the academy runs; the file is of verify-audit.ts. Ends with the worst of their exit codes. */
const main = async (): Promise<void> => {
  const root = join(import.meta.dirname, '..', '..');
  const config = startConfig(readEnvFile(join(root, '.env'), process.env), root);
  const stores = config.stores ?? rememberedStores(config.dataDir);
  if (stores === null)
    throw new Error('The academy has not been started here. Start it, or set MONGO_URL and KAFKA_BROKERS.');
  const keyFiles = {
    AUTH_MASTER_KEY: masterKeyPath(config.dataDir),
    CONTENT_KEY: contentKeyPath(config.dataDir),
  };
  const codes: number[] = [];
  for (const { script, secrets } of checks) {
    const env = { ...config.env, ...common(config, root, stores), ...keysOf(config, keyFiles, secrets) };
    const args = script[0] === 'auth' ? process.argv.slice(2) : [];
    const file = join(root, 'services', ...script);
    const child = spawn(process.execPath, [file, ...args], { cwd: root, env, stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    codes.push(code ?? 2);
  }
  process.exitCode = Math.max(...codes);
};

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
