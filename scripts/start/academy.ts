import { holderOf, type DataLock } from '../machine/data-lock.mjs';
import { isStale, runBuild } from './build-if-stale.ts';
import { embeddedBuild, webBuildsUnder, type Build } from './builds.ts';
import type { StartConfig } from './config.ts';
import { lockFolder } from './lock-folder.ts';
import { launch, type Launched } from './launch.ts';
import type { LaunchOptions } from './launch-context.ts';
import { preflight } from './preflight.ts';
import { during, type Progress } from './progress.ts';
import { StartFailure } from './start-failure.ts';

export type StartOptions = Omit<LaunchOptions, 'onStorePid'>;

/** Builds what is stale, starts every process and answers when all of them work. Throws StartFailure. */
export const startAcademy = async (options: StartOptions): Promise<Launched> => {
  const { root, config, progress, signal } = options;
  const lock = lockData(config.dataDir);
  try {
    const stale = staleBuilds(root, config);
    await preflight(root, config, {
      builds: stale.length > 0,
      maven: stale.some(({ needsMaven }) => needsMaven),
    });
    await buildAll(root, stale, progress, signal);
    const launched = await launch({ ...options, onStorePid: (pid) => lock.add(pid, 'the embedded stack') });
    const stop = async (): Promise<void> => {
      await launched.stop();
      lock.release();
    };
    return { ...launched, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
};

const lockData = (dataDir: string): DataLock => {
  const lock = lockFolder(dataDir, 'npm start');
  if (lock) return lock;
  const holder = holderOf(dataDir);
  const who = holder ? `${holder.what}, process ${String(holder.pid)}` : 'another process';
  throw new StartFailure(
    `The data folder ${dataDir} is in use (${who}); stop that one first, or set DATA_DIR to another folder.`,
  );
};

const staleBuilds = (root: string, config: StartConfig): Build[] => {
  const builds = [...(config.stores === null ? [embeddedBuild] : []), ...webBuildsUnder(root)];
  return builds.filter((build) => isStale(root, build));
};

/** All at once: Maven mostly waits for its downloads. One that fails stops the others. */
const buildAll = async (
  root: string,
  builds: readonly Build[],
  progress: Progress,
  signal: AbortSignal,
): Promise<void> => {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const build = async (one: Build): Promise<void> => {
    try {
      await during(progress, one.label, () => runBuild(root, one, either));
    } catch (error) {
      if (!either.aborted) failed.abort(error);
      throw error;
    }
  };
  await Promise.allSettled(builds.map(build));
  if (signal.aborted) throw new StartFailure('Stopped before it was ready.');
  failed.signal.throwIfAborted();
};
