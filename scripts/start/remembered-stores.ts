import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stores } from './config.ts';

// Beside the logs: it is no data, so no backup carries it.
const fileIn = (dataDir: string): string => join(dataDir, 'logs', 'stores.json');

/** Writes down where the embedded stores of the running academy are, for commands that speak to them. */
export const rememberStores = (dataDir: string, stores: Stores): void => {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    writeFileSync(fileIn(dataDir), JSON.stringify(stores));
  } catch {
    // On a full disk the academy runs without it, and its log says where they are.
  }
};

/** Where the stores of the academy on this data folder are, or were; null where none has started. */
export const rememberedStores = (dataDir: string): Stores | null => {
  const file = fileIn(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stores) : null;
};
