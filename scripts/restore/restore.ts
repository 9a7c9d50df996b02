import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { manifestName, parseManifest, type Manifest } from '../backup/manifest.ts';
import { measure, storedEntries } from '../backup/stored-files.ts';
import { tar } from '../backup/tar.ts';
import { dataFormatFault } from '../machine/data-format.mjs';
import { StartFailure } from '../start/start-failure.ts';
import { archiveEntries, staysInside } from './archive-entries.ts';

export interface RestoreOptions {
  dataDir: string;
  file: string;
  /** Replaces data that are there. */
  force: boolean;
}

/**
 * Puts a backup's data in the place of what the folder of a stopped stack holds. The backup is unpacked and
 * checked beside it first, so that a bad one changes nothing. Throws StartFailure.
 */
export const restore = async ({ dataDir, file, force }: RestoreOptions): Promise<Manifest> => {
  if (!existsSync(file)) throw new StartFailure(`There is no file ${file}.`);
  if (storedEntries(dataDir).length > 0 && !force) {
    throw new StartFailure(
      `${dataDir} holds data already; back them up, then run npm run restore -- ${file} --force to replace them.`,
    );
  }
  await mkdir(dirname(dataDir), { recursive: true });
  const desk = await mkdtemp(`${dataDir}-restore-`);
  try {
    const fresh = join(desk, 'fresh');
    const manifest = await unpack(file, fresh);
    await replace(dataDir, fresh, join(desk, 'old'));
    return manifest;
  } finally {
    await rm(desk, { recursive: true, force: true });
  }
};

/** A backup holds files and folders: a link or a device would reach what is outside, now or when it is written to. */
const checkEntries = async (file: string): Promise<void> => {
  const entries = await archiveEntries(file).catch(() => {
    throw new StartFailure(`${file} is damaged, or is not a backup of the academy; nothing was changed.`);
  });
  const odd = entries.find(({ name, kind }) => kind === 'other' || !staysInside(name));
  if (odd === undefined) return;
  throw new StartFailure(
    `${file} is not a backup of the academy: it holds ${JSON.stringify(odd.name)}, which is not a file or a folder inside it. Nothing was changed.`,
  );
};

const unpack = async (file: string, folder: string): Promise<Manifest> => {
  await checkEntries(file);
  await mkdir(folder);
  await tar(['-xzf', file, '-C', folder], folder);
  const manifest = parseManifest(await readFile(join(folder, manifestName), 'utf8').catch(() => ''));
  if (manifest === null)
    throw new StartFailure(`${file} is not a backup of the academy; nothing was changed.`);
  const fault = dataFormatFault(`the backup ${file}`, manifest.format);
  if (fault !== null) throw new StartFailure(fault);
  await rm(join(folder, manifestName));
  const { files, bytes } = measure(folder);
  if (files === manifest.files && bytes === manifest.bytes) return manifest;
  throw new StartFailure(`${file} is incomplete or damaged; nothing was changed.`);
};

/** Renames only, on one disk: what fails half-way is undone. */
const replace = async (dataDir: string, fresh: string, old: string): Promise<void> => {
  await mkdir(old);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const undo: (() => Promise<void>)[] = [];
  const move = async (from: string, to: string): Promise<void> => {
    await rename(from, to);
    undo.unshift(() => rename(to, from));
  };
  try {
    for (const name of storedEntries(dataDir)) await move(join(dataDir, name), join(old, name));
    for (const name of storedEntries(fresh)) await move(join(fresh, name), join(dataDir, name));
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
};
