import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileVariable } from '@academy/service-kit/config/secret-files.ts';
import { masterKeyPath } from '@academy/service-kit/secrets/key-file.ts';
import { startConfig } from '../start/config.ts';
import { common } from '../start/process-environment.ts';
import { readEnvFile } from '../start/read-env-file.ts';
import { rememberedStores } from '../start/remembered-stores.ts';

const keyFile = fileVariable('AUTH_MASTER_KEY');

/** `npm run audit`, while the academy runs: exit code 0 where the audit log is as it was kept, 1 where it is not. */
const main = (): void => {
  const root = join(import.meta.dirname, '..', '..');
  const config = startConfig(readEnvFile(join(root, '.env'), process.env), root);
  const stores = config.stores ?? rememberedStores(config.dataDir);
  if (stores === null)
    throw new Error('The academy has not been started here. Start it, or set MONGO_URL and KAFKA_BROKERS.');
  const isGiven = config.env.AUTH_MASTER_KEY !== undefined || config.env[keyFile] !== undefined;
  const env = {
    ...config.env,
    ...common(config, root, stores),
    ...(!isGiven && { [keyFile]: masterKeyPath(config.dataDir) }),
  };
  const script = join(root, 'services', 'auth', 'src', 'verify-audit.ts');
  spawn(process.execPath, [script], { cwd: root, env, stdio: 'inherit' }).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
};

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
