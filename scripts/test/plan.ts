import { embeddedBuild, webBuilds } from '../start/builds.ts';
import { buildStep } from './build-step.ts';
import { chromiumStep } from './chromium-step.ts';
import { jestStep } from './jest-step.ts';
import { journeysStep } from './journeys-step.ts';
import { junitStep } from './junit-step.ts';
import { sizeSteps } from './size-steps.ts';
import { staticChecks } from './static-checks.ts';
import type { Step, TestRun } from './step.ts';

/** The steps whose names hold one of the words, and those that they need; all of them when no word is given. */
export const selected = (steps: readonly Step[], words: readonly string[]): Step[] => {
  if (words.length === 0) return [...steps];
  const names = new Set<string>();
  const add = ({ name, after = [] }: Step): void => {
    names.add(name);
    steps.filter((step) => after.includes(step.name)).forEach(add);
  };
  const isMeant = ({ name }: Step): boolean =>
    words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  steps.filter(isMeant).forEach(add);
  return steps.filter(({ name }) => names.has(name));
};

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
    ...sizeSteps(run, webBuilds),
    jestStep(run, embedded.name),
    journeysStep(run, built),
  ];
};
