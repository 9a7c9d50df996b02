import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, small enough to fill in a second. */
export interface SmallDisk {
  /** The data folder on it. */
  dataDir: string;
  /** Fills it up to so many free bytes. */
  fill(freeBytes: number): void;
  free(): void;
  remove(): void;
}

const chunk = Buffer.alloc(1024 ** 2);

/** Throws when this user may not mount one. */
export const createSmallDisk = (megabytes: number): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const filler = join(folder, 'filler');
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const freeNow = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    dataDir,
    fill(freeBytes) {
      const file = openSync(filler, 'a');
      try {
        for (let left = freeNow() - freeBytes; left > 0; left = freeNow() - freeBytes)
          writeSync(file, chunk, 0, Math.min(left, chunk.length));
      } catch (error) {
        // Others write too: the disk is full a little earlier than counted.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
