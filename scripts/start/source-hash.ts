import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'target', 'test-results', 'coverage', '.cache']);

const filesUnder = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap(({ name }) => filesUnder(join(path, name)));
};

/** One hash of the names and contents of all files under the given files and folders, wherever the root is. */
export const sourceHash = (root: string, inputs: readonly string[]): string => {
  const hash = createHash('sha256');
  const files = inputs.flatMap((input) => filesUnder(join(root, input)));
  for (const file of [...files].sort()) {
    hash.update(`${relative(root, file)}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
};
