import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '@academy/service-kit/errors/has-code.ts';

const keyBytes = 32;

const read = async (path: string): Promise<Buffer | null> => {
  try {
    const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
    if (key.length !== keyBytes) throw new Error(`${path} does not hold 32 bytes in base64`);
    return key;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

/** Linked into place whole, so that of several replicas that start at once one makes it and none reads half. */
const create = async (path: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(keyBytes).toString('base64')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  await link(draft, path)
    .catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    })
    .finally(() => rm(draft, { force: true }));
};

/** The configured key, or the one in the data folder, made at the first start. Throws when that file is damaged. */
export const loadMasterKey = async (configured: Buffer | undefined, dataDir: string): Promise<Buffer> => {
  if (configured) return configured;
  const path = join(dataDir, 'auth', 'master.key');
  const existing = await read(path);
  if (existing) return existing;
  await create(path);
  const made = await read(path);
  if (!made) throw new Error(`${path} could not be made`);
  return made;
};
