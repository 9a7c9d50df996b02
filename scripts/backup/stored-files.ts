import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a data folder holds beside the data: logs, and the locks of running processes. */
const notData = /^(logs|lock|academy\.lock.*)$/;

/** The files and folders of a data folder that make up the data. */
export const storedEntries = (dataDir: string): string[] =>
  existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !notData.test(name)) : [];

/** How much there is under those entries. */
export const measure = (
  folder: string,
  entries = storedEntries(folder),
): { files: number; bytes: number } => {
  let files = 0;
  let bytes = 0;
  const add = (path: string): void => {
    const stat = statSync(path);
    if (stat.isDirectory()) {
      readdirSync(path).forEach((name) => add(join(path, name)));
    } else {
      files += 1;
      bytes += stat.size;
    }
  };
  entries.forEach((name) => add(join(folder, name)));
  return { files, bytes };
};
