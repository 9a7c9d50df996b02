import type { Progress } from '../start/progress.ts';
import { selected } from './plan.ts';
import { schedule } from './schedule.ts';
import type { Step, StepResult } from './step.ts';

const quiet: Progress = {
  step: () => ({ done: () => {}, failed: () => {} }),
  note: () => {},
  close: () => {},
};
const good: StepResult = { passed: 1, failed: 0, output: '' };
const bad: StepResult = { passed: 0, failed: 1, output: 'broken' };

/** Steps that tell when they begin and end, and the most weight that ran together. */
const recorder = () => {
  const log: string[] = [];
  let load = 0;
  let most = 0;
  const step = (
    name: string,
    weight: Step['weight'],
    after: string[] = [],
    result: StepResult = good,
  ): Step => ({
    name,
    weight,
    after,
    async run() {
      log.push(name);
      load += weight;
      most = Math.max(most, load);
      await new Promise((resolve) => setImmediate(resolve));
      load -= weight;
      return result;
    },
  });
  return { log, step, most: () => most };
};

describe('The order of steps', () => {
  test('is theirs, as far as two processors and their conditions allow', async () => {
    const { log, step, most } = recorder();
    await schedule(
      [step('jar', 1), step('junit', 1, ['jar']), step('lint', 1), step('jest', 2, ['jar']), step('net', 0)],
      quiet,
    );
    expect(log).toEqual(['jar', 'lint', 'net', 'junit', 'jest']);
    expect(most()).toBe(2);
  });

  test('a step whose condition failed counts as failed and does not run', async () => {
    const { log, step } = recorder();
    const finished = await schedule([step('jar', 1, [], bad), step('jest', 2, ['jar'])], quiet);
    expect(log).toEqual(['jar']);
    expect(finished.map(({ name, failed }) => [name, failed])).toEqual([
      ['jar', 1],
      ['jest', 1],
    ]);
  });

  test('a step that throws is a failed one, and the others go on', async () => {
    const { step } = recorder();
    const broken: Step = { name: 'broken', weight: 1, run: () => Promise.reject(new Error('no such tool')) };
    const finished = await schedule([broken, step('lint', 1)], quiet);
    expect(finished.find(({ name }) => name === 'broken')).toMatchObject({ passed: 0, failed: 1 });
    expect(finished.find(({ name }) => name === 'broken')?.output).toContain('no such tool');
    expect(finished.find(({ name }) => name === 'lint')).toMatchObject({ passed: 1 });
  });
});

describe('Choosing steps by a word', () => {
  const { step } = recorder();
  const steps = [
    step('Build', 1),
    step('Lint', 1),
    step('Chromium', 0),
    step('Journeys', 2, ['Build', 'Chromium']),
  ];

  test('brings what they need, in the order of the plan', () => {
    expect(selected(steps, ['journey']).map(({ name }) => name)).toEqual(['Build', 'Chromium', 'Journeys']);
  });

  test('is all of them without a word', () => {
    expect(selected(steps, [])).toEqual(steps);
  });
});
