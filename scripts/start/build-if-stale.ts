import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tellsOfFullDisk } from '../machine/disk.mjs';
import type { Build } from './builds.ts';
import { runCommand } from './run-command.ts';
import { sourceHash } from './source-hash.ts';
import { StartFailure } from './start-failure.ts';

const stampOf = (root: string, build: Build): string =>
  join(root, 'node_modules', '.cache', 'academy', `built-${build.name}`);

/** True when the build is missing or made of other sources than those that are there now. */
export const isStale = (root: string, build: Build): boolean => {
  const stamp = stampOf(root, build);
  if (!existsSync(join(root, build.output)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== sourceHash(root, build.inputs);
};

const lastLines = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-25)
    .join('\n');

/** Throws StartFailure with the end of what the build said. */
export const runBuild = async (root: string, build: Build, signal?: AbortSignal): Promise<void> => {
  // Hashed before it runs: a source that changes meanwhile makes it stale again.
  const hash = sourceHash(root, build.inputs);
  const { code, output } = await runCommand(build.command, {
    cwd: join(root, build.folder),
    // A shell's NODE_ENV would make it another build than the one that people get.
    env: { ...process.env, NODE_ENV: 'production' },
    signal,
  });
  if (code !== 0) {
    if (tellsOfFullDisk(output))
      throw new StartFailure(`${build.label} failed: the disk is full; free some space.`);
    throw new StartFailure(`${build.label} failed:\n${lastLines(output)}`);
  }
  const stamp = stampOf(root, build);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
};
