import type { Progress } from '../start/progress.ts';
import type { FinishedStep, Step, StepResult } from './step.ts';

const processors = 2;

/**
 * Runs the steps in their order, side by side as far as two processors allow; one whose condition failed counts
 * as failed without running. Never throws: a step that throws is a failed one.
 */
export const schedule = async (
  steps: readonly Step[],
  progress: Progress,
  onFinished: (step: FinishedStep) => void = () => {},
): Promise<FinishedStep[]> => {
  const waiting = [...steps];
  const running = new Map<string, { weight: number; end: Promise<void> }>();
  const finished: FinishedStep[] = [];
  const resultOf = (name: string): FinishedStep | undefined => finished.find((step) => step.name === name);
  const load = (): number => [...running.values()].reduce((sum, { weight }) => sum + weight, 0);

  const finish = (step: FinishedStep): void => {
    finished.push(step);
    onFinished(step);
  };
  const begin = (step: Step): void => {
    const end = runStep(step, progress).then((result) => {
      running.delete(step.name);
      finish(result);
    });
    running.set(step.name, { weight: step.weight, end });
  };
  const next = (): Step | undefined =>
    waiting.find(
      ({ weight, after = [] }) =>
        after.every((name) => resultOf(name) !== undefined) &&
        (weight === 0 || load() + weight <= processors),
    );

  while (waiting.length > 0 || running.size > 0) {
    for (let step = next(); step; step = next()) {
      waiting.splice(waiting.indexOf(step), 1);
      const broken = step.after?.find((name) => (resultOf(name)?.failed ?? 0) > 0);
      if (broken === undefined) begin(step);
      else finish(notRun(step.name, broken));
    }
    if (running.size === 0) break;
    await Promise.race([...running.values()].map(({ end }) => end));
  }
  return finished;
};

const notRun = (name: string, broken: string): FinishedStep => ({
  name,
  passed: 0,
  failed: 1,
  output: `Not run, since "${broken}" failed.`,
  milliseconds: 0,
});

const runStep = async (step: Step, progress: Progress): Promise<FinishedStep> => {
  const began = Date.now();
  const line = progress.step(step.name);
  const result = await step.run().catch(thrown);
  if (result.failed > 0) line.failed();
  else line.done();
  return { ...result, name: step.name, milliseconds: Date.now() - began };
};

const thrown = (error: unknown): StepResult => ({
  passed: 0,
  failed: 1,
  output: error instanceof Error ? (error.stack ?? error.message) : String(error),
});
