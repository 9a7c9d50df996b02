import { readFileSync } from 'node:fs';
import { createMeaning, type Meaning } from './meaning.ts';

const read = (name: string): Buffer => readFileSync(new URL(`../data/${name}`, import.meta.url));

/** Meaning from the package's own data, in Node. Reads 3 MB synchronously: call it once, while a process starts. */
export const loadMeaning = (): Meaning =>
  createMeaning({ vocabulary: read('vocabulary.txt').toString('utf8'), vectors: read('vectors.bin') });
