import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp, backupName } from './back-up.ts';
import { invokedFrom, withDataFolder } from './with-data-folder.ts';

await withDataFolder('npm run backup', async (dataDir) => {
  const now = new Date();
  const file = resolve(invokedFrom(), process.argv[2] ?? backupName(now));
  const { files } = await backUp(dataDir, file, now);
  const megabytes = (statSync(file).size / 1024 ** 2).toFixed(1);
  return `Saved ${String(files)} files of ${dataDir} to ${file} (${megabytes} MB).\nBring them back with: npm run restore ${file}`;
});
