import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentFiles } from './content-fault.ts';

/** The texts of a folder and of all folders in it; `keep` says by its path what is wanted. */
export const loadFiles = (folder: string, keep: (path: string) => boolean = () => true): ContentFiles => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(keep)
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
};
