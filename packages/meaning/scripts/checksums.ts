import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const read = (name: string): Buffer => readFileSync(new URL(`../data/${name}`, import.meta.url));

/** The files of data/ whose SHA-256 is another than SHA256SUMS says. Throws when a file is missing. */
export const damagedFiles = (): string[] =>
  read('SHA256SUMS')
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('  '))
    .filter(([sum, name = '']) => createHash('sha256').update(read(name)).digest('hex') !== sum)
    .map(([, name = '']) => name);
