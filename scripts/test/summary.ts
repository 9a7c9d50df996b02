import type { FinishedStep } from './step.ts';

const marker = /^\s*(?:\[[A-Z]+\]\s*)?(FIGURE\b.*)$/;

/** The lines by which tests tell their figures, in whatever a runner wrapped them. */
export const figuresIn = (output: string): string[] =>
  output.split('\n').flatMap((line) => marker.exec(line)?.[1]?.trimEnd() ?? []);

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const countsOf = ({ passed, failed, skipped = 0 }: FinishedStep): string =>
  [
    `${String(passed)} passed`,
    ...(failed > 0 ? [`${String(failed)} failed`] : []),
    ...(skipped > 0 ? [`${String(skipped)} skipped`] : []),
  ].join(', ');

const table = (steps: readonly FinishedStep[]): string[] => {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const counts = Math.max(...steps.map((step) => countsOf(step).length));
  return steps.map(
    (step) =>
      `${step.failed > 0 ? '✗' : '✓'} ${step.name.padEnd(width)}  ${countsOf(step).padEnd(counts)}  ${seconds(step.milliseconds)}`,
  );
};

const slowest = ({ name, files = [] }: FinishedStep): string[] =>
  files.length === 0
    ? []
    : [
        `Slowest files of ${name}:`,
        ...files
          .toSorted((one, other) => other.milliseconds - one.milliseconds)
          .slice(0, 20)
          .map(({ file, milliseconds }) => `${seconds(milliseconds).padStart(9)}  ${file}`),
        '',
      ];

const total = (steps: readonly FinishedStep[], count: 'passed' | 'failed'): number =>
  steps.reduce((sum, step) => sum + step[count], 0);

/** The whole run, a line a step, each runner's slowest files, its figures, and as the last line `N passed, N failed`. */
export const summary = (steps: readonly FinishedStep[], milliseconds: number): string => {
  const figures = steps.flatMap(({ output }) => figuresIn(output));
  return [
    '',
    ...table(steps),
    `in ${seconds(milliseconds)}`,
    '',
    ...steps.flatMap(slowest),
    ...(figures.length > 0 ? [...figures, ''] : []),
    `${String(total(steps, 'passed'))} passed, ${String(total(steps, 'failed'))} failed`,
  ].join('\n');
};

/** What a person needs to fix a failed step. */
export const failureReport = ({ name, failures, output }: FinishedStep, log: string): string => {
  const text = failures ?? output.split('\n').slice(-120).join('\n');
  return `\n──── ${name} failed (all of it: ${log}) ────\n${text.trim()}\n`;
};
