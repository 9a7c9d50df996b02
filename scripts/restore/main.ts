import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { invokedFrom, withDataFolder } from '../backup/with-data-folder.ts';
import { StartFailure } from '../start/start-failure.ts';
import { restore } from './restore.ts';

await withDataFolder('npm run restore', async (dataDir) => {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined) throw new StartFailure('Name the backup: npm run restore <file>.');
  // npm keeps `--force` for itself unless it stands behind `--`, and then tells us so.
  const force = values.force || process.env.npm_config_force === 'true';
  const file = resolve(invokedFrom(), name);
  const { createdAt, files } = await restore({ dataDir, file, force });
  return `Brought back ${String(files)} files of ${createdAt} to ${dataDir}. Start the academy with: npm start`;
});
