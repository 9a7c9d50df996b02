import { isStale, runBuild } from '../start/build-if-stale.ts';
import type { Build } from '../start/builds.ts';
import type { Step, TestRun } from './step.ts';

/** Brings a build up to date; it counts as one check, since what does not build is broken. */
export const buildStep = ({ root, signal }: TestRun, build: Build): Step => ({
  name: build.label,
  weight: 1,
  async run() {
    if (isStale(root, build)) await runBuild(root, build, signal);
    return { passed: 1, failed: 0, output: '' };
  },
});
