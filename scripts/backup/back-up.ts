import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dataFormat } from '../machine/data-format.mjs';
import { StartFailure } from '../start/start-failure.ts';
import { manifestName, type Manifest } from './manifest.ts';
import { measure, storedEntries } from './stored-files.ts';
import { tar } from './tar.ts';

/** `promptario-2026-01-31T12-00-00Z.tar.gz` */
export const backupName = (now: Date): string =>
  `promptario-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/**
 * Writes the data of a stopped stack and their manifest to `file`, which appears only when it is complete and which
 * only this user may read.
 * Throws StartFailure.
 */
export const backUp = async (dataDir: string, file: string, now: Date): Promise<Manifest> => {
  const format = dataFormat(dataDir);
  if (format === null) throw new StartFailure(`There are no data in ${dataDir} yet; run npm start first.`);
  if (existsSync(file)) throw new StartFailure(`${file} exists already; choose another name.`);
  if (!existsSync(dirname(file)))
    throw new StartFailure(`There is no folder ${dirname(file)}; create it first.`);
  const entries = storedEntries(dataDir);
  const manifest: Manifest = {
    kind: 'promptario-backup',
    format,
    createdAt: now.toISOString(),
    ...measure(dataDir, entries),
  };
  const desk = await mkdtemp(join(dirname(file), `.${basename(file)}-`));
  try {
    await writeFile(join(desk, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
    const draft = join(desk, 'draft.tar.gz');
    await tar(['-czf', draft, '-C', desk, manifestName, '-C', dataDir, ...entries], desk);
    // It holds the keys and everybody's data. The folder that it was written in is this user's alone already.
    await chmod(draft, 0o600);
    await rename(draft, file);
  } finally {
    await rm(desk, { recursive: true, force: true });
  }
  return manifest;
};
