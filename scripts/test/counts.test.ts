import { countJest } from './count-jest.ts';
import { countPlaywright } from './count-playwright.ts';
import { countSurefire } from './count-surefire.ts';
import { figuresIn, summary } from './summary.ts';

describe('Counting', () => {
  test('Surefire: failures and errors fail, skipped ones are neither', () => {
    const report = (text: string): string =>
      `<?xml version="1.0"?>\n<testsuite xmlns:xsi="x" name="a" time="1.5" ${text}>\n</testsuite>`;
    const reports = [
      report('tests="10" errors="1" skipped="2" failures="3"'),
      report('tests="1" errors="0" skipped="0" failures="0"'),
    ];
    expect(countSurefire(reports)).toEqual({
      passed: 5,
      failed: 4,
      skipped: 2,
      files: [
        { file: 'a', milliseconds: 1_500 },
        { file: 'a', milliseconds: 1_500 },
      ],
    });
  });

  test('Jest: a file that cannot run is a failure, and its message is shown', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 0,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        { name: '/root/a.test.ts', status: 'passed', message: '', startTime: 1_000, endTime: 3_500 },
        {
          name: '/root/b.test.ts',
          status: 'failed',
          message: 'Cannot find module',
          startTime: 7,
          endTime: 7,
        },
      ],
    };
    expect(countJest(JSON.stringify(report), '/root')).toEqual({
      passed: 7,
      failed: 2,
      skipped: 0,
      files: [
        { file: 'a.test.ts', milliseconds: 2_500 },
        { file: 'b.test.ts', milliseconds: 0 },
      ],
      failures: '/root/b.test.ts\nCannot find module',
    });
  });

  test('Playwright: a flaky journey is a failed one', () => {
    const took = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
    const file = 'forum.spec.ts';
    const report = {
      suites: [{ file, specs: [took(100)], suites: [{ file, specs: [took(20), took(3)] }] }],
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
    };
    expect(countPlaywright(JSON.stringify(report))).toEqual({
      passed: 5,
      failed: 2,
      skipped: 0,
      files: [{ file, milliseconds: 123 }],
    });
  });
});

describe('The summary', () => {
  const step = { name: 'Lint', passed: 3, failed: 1, output: '  FIGURE lost=0\n', milliseconds: 1_000 };

  test('ends with the sum over all steps, and nothing else', () => {
    const lines = summary([step, { ...step, failed: 0 }], 2_000).split('\n');
    expect(lines.at(-1)).toBe('6 passed, 1 failed');
  });

  test('When a step timed its files, then the twenty slowest are listed, the slowest first', () => {
    const files = Array.from({ length: 25 }, (_, at) => ({ file: `${at}.test.ts`, milliseconds: at * 100 }));
    const lines = summary([{ ...step, files }], 2_000).split('\n');
    const first = lines.indexOf('Slowest files of Lint:') + 1;
    expect(lines[first]).toBe('    2.4 s  24.test.ts');
    expect(lines.filter((line) => line.endsWith('.test.ts'))).toHaveLength(20);
  });

  test('collects the figures that tests tell, however a runner wraps them', () => {
    expect(figuresIn('x\n    FIGURE kills=20 lost=0  \n[INFO] FIGURE entries=20\nNOFIGURE')).toEqual([
      'FIGURE kills=20 lost=0',
      'FIGURE entries=20',
    ]);
  });
});
