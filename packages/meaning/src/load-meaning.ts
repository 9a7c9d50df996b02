import { readFileSync } from 'node:fs';
import { createMeaning, type Meaning } from './meaning.ts';

const read = (name: string): Buffer => readFileSync(new URL(`../data/${name}`, import.meta.url));

let loaded: Meaning | undefined;

/**
 * Meaning from the package's own data, in Node; the same for all who ask in a process. Reads 3 MB synchronously the first
 * time, which takes some 0.1 s.
 */
export const loadMeaning = (): Meaning =>
  (loaded ??= createMeaning({
    vocabulary: read('vocabulary.txt').toString('utf8'),
    vectors: read('vectors.bin'),
  }));
