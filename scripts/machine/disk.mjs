import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Below this a start is refused: the stack needs room for Kafka's files and the store's journal. */
export const LEAST_FREE_MB = 300;
/** What the embedded stack asks for (DataFolder.java), and a little for what is written while it starts. */
export const LEAST_FREE_TO_RESTART_MB = 80;
/** A first start downloads and builds as well. */
export const LEAST_FREE_TO_BUILD_MB = 1000;

const FULL = /ENOSPC|No space left on device|not enough space on the disk|disk of .* is full/i;

/** @returns {Promise<number>} free megabytes (1024²) of the disk that holds `folder`, which need not exist yet */
export async function freeMegabytes(folder) {
  let at = resolve(folder);
  while (!existsSync(at)) at = dirname(at);
  const disk = await statfs(at);
  return Math.floor((disk.bavail * disk.bsize) / 1024 ** 2);
}

/** @returns {string | null} one sentence with the cure, or null when there is room */
export function diskFault(folder, freeMb, leastMb) {
  if (freeMb >= leastMb) return null;
  return `The disk of ${folder} is full: ${freeMb} MB are free and ${leastMb} MB are needed; free some space or set DATA_DIR to another disk.`;
}

/** True for an error text of any program that ran out of disk. */
export function tellsOfFullDisk(text) {
  return FULL.test(text);
}
