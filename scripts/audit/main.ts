import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { masterKeyPath } from '@academy/service-kit/secrets/key-file.ts';
import { startConfig } from '../start/config.ts';
import { common, keysOf } from '../start/process-environment.ts';
import { readEnvFile } from '../start/read-env-file.ts';
import { rememberedStores } from '../start/remembered-stores.ts';

/** `npm run audit [-- <file>]`, while the academy runs: see verify-audit.ts of auth. */
const main = (): void => {
  const root = join(import.meta.dirname, '..', '..');
  const config = startConfig(readEnvFile(join(root, '.env'), process.env), root);
  const stores = config.stores ?? rememberedStores(config.dataDir);
  if (stores === null)
    throw new Error('The academy has not been started here. Start it, or set MONGO_URL and KAFKA_BROKERS.');
  const keyFiles = { AUTH_MASTER_KEY: masterKeyPath(config.dataDir) };
  const env = {
    ...config.env,
    ...common(config, root, stores),
    ...keysOf(config, keyFiles, Object.keys(keyFiles)),
  };
  const script = join(root, 'services', 'auth', 'src', 'verify-audit.ts');
  spawn(process.execPath, [script, ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' }).on(
    'exit',
    (code) => {
      process.exitCode = code ?? 2;
    },
  );
};

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
