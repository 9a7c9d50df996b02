import { join } from 'node:path';
import { holderOf } from '../machine/data-lock.mjs';
import { startConfig } from '../start/config.ts';
import { lockFolder } from '../start/lock-folder.ts';
import { readEnvFile } from '../start/read-env-file.ts';
import { sentenceOf } from '../start/sentence.ts';
import { StartFailure } from '../start/start-failure.ts';

const root = join(import.meta.dirname, '..', '..');

const configuredDataDir = (): string => {
  const config = startConfig(readEnvFile(join(root, '.env'), process.env), root);
  if (config.stores === null) return config.dataDir;
  throw new StartFailure(
    'MONGO_URL and KAFKA_BROKERS are set, so the data are not in the embedded stack; back them up where they are.',
  );
};

const whileLocked = async (what: string, work: (dataDir: string) => Promise<string>): Promise<string> => {
  const dataDir = configuredDataDir();
  const lock = lockFolder(dataDir, what);
  if (!lock) {
    const holder = holderOf(dataDir);
    const who = holder ? ` (${holder.what}, process ${String(holder.pid)})` : '';
    throw new StartFailure(
      `The data folder ${dataDir} is in use${who}; stop the academy first, then ${what}.`,
    );
  }
  try {
    return await work(dataDir);
  } finally {
    lock.release();
  }
};

/** Runs a command that needs the data folder for itself; its answer is what a person reads at the end. */
export const withDataFolder = async (
  what: string,
  work: (dataDir: string) => Promise<string>,
): Promise<void> => {
  try {
    process.stdout.write(`${await whileLocked(what, work)}\n`);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
};

/** Where the person stood when they typed the command, since npm moves to the root. */
export const invokedFrom = (): string => process.env.ACADEMY_INVOKED_FROM ?? process.cwd();
