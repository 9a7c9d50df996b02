import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../config/parse-config.ts';
import { hasCode } from '../errors/has-code.ts';

const keyBytes = 32;

/** The key in the file, or null where there is none. Throws when the file is damaged. */
export const readKeyFile = async (path: string): Promise<Buffer | null> => {
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

/** 32 bytes in base64, as a setting holds them. */
export const keySetting = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === keyBytes, { error: 'must be 32 bytes in base64' });

/**
 * The key in the file, which is made where it does not exist: by one of several processes that start at once. Throws when
 * the file is damaged.
 */
export const ensureKeyFile = async (path: string): Promise<Buffer> => {
  const existing = await readKeyFile(path);
  if (existing) return existing;
  await create(path);
  const made = await readKeyFile(path);
  if (!made) throw new Error(`${path} could not be made`);
  return made;
};

/** Where auth's master key is kept outside production, and by an academy on one machine. */
export const masterKeyPath = (dataDir: string): string => join(dataDir, 'auth', 'master.key');

export interface KeySource {
  /** The setting's name. */
  setting: string;
  configured: Buffer | undefined;
  nodeEnv: string;
  /** Where the key is kept outside production. */
  path: string;
}

/**
 * The configured key, or outside production the one in the file, see `ensureKeyFile`. In production a key that is not set
 * throws ConfigError: every replica would make its own, in a folder that may go with its container.
 */
export const loadKey = async ({ setting, configured, nodeEnv, path }: KeySource): Promise<Buffer> => {
  if (configured) return configured;
  if (nodeEnv === 'production') throw new ConfigError([{ key: setting, reason: 'is missing' }]);
  return ensureKeyFile(path);
};

/** The same for a command that reads what was made with it: a key that is not there is not made. Throws ConfigError. */
export const presentKey = async (source: KeySource): Promise<Buffer> => {
  if (source.configured || source.nodeEnv === 'production') return loadKey(source);
  const key = await readKeyFile(source.path);
  if (!key) throw new ConfigError([{ key: 'DATA_DIR', reason: `has no key: ${source.path} does not exist` }]);
  return key;
};
