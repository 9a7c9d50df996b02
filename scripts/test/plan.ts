import { embeddedBuild, webBuilds } from '../start/builds.ts';
import { buildStep } from './build-step.ts';
import { chromiumStep } from './chromium-step.ts';
import { jestStep } from './jest-step.ts';
import { journeysStep } from './journeys-step.ts';
import { junitStep } from './junit-step.ts';
import { staticChecks } from './static-checks.ts';
import type { Step, TestRun } from './step.ts';

/** All that `npm test` does; what is first here begins first, and what takes longest begins early. */
export const planOf = (run: TestRun): Step[] => {
  const chromium = chromiumStep(run);
  const embedded = buildStep(run, embeddedBuild);
  const web = webBuilds.map((build) => buildStep(run, build));
  const built = [embedded, ...web, chromium].map(({ name }) => name);
  return [
    chromium,
    embedded,
    junitStep(run, embedded.name),
    ...web,
    ...staticChecks(run),
    jestStep(run, embedded.name),
    journeysStep(run, built),
  ];
};
