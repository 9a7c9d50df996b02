import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Beside the logs: it is no data, so no backup carries it.
const fileIn = (dataDir: string): string => join(dataDir, 'logs', 'kafka-brokers');

/** Writes down where the brokers of the running academy are, for commands that speak to it. */
export const rememberBrokers = (dataDir: string, brokers: string): void => {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    writeFileSync(fileIn(dataDir), brokers);
  } catch {
    // On a full disk the academy runs without it, and KAFKA_BROKERS says where they are.
  }
};

/** Where the brokers of the academy on this data folder are, or were; null where none has started. */
export const rememberedBrokers = (dataDir: string): string | null => {
  const file = fileIn(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
};
