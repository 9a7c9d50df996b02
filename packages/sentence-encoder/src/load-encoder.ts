import { readFileSync } from 'node:fs';
import { createEncoder, type Encode } from './encoder.ts';

const read = (name: string): Buffer => readFileSync(new URL(`../data/${name}`, import.meta.url));

let loaded: Encode | undefined;

/**
 * The encoder from the package's own data, in Node; the same for all who ask in a process. Reads 13 MB synchronously the first
 * time, which takes some 0.3 s, and holds about 50 MB from then on.
 */
export const loadEncoder = (): Encode =>
  (loaded ??= createEncoder(read('encoder.bin'), read('pieces.txt').toString('utf8')));
