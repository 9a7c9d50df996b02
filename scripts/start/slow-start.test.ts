import { jest } from '@jest/globals';
import { reportSlowStart } from './slow-start.ts';

describe('A process that is not ready', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('When it takes a minute, then it is reported with its last log line, each minute until it is ready', async () => {
    const ready = Promise.withResolvers<void>();
    const reported: string[] = [];
    reportSlowStart({
      label: 'The catalog service',
      ready: ready.promise,
      lastWords: () => 'This is not the correct coordinator for this group',
      report: (sentence) => void reported.push(sentence),
    });
    jest.advanceTimersByTime(59_000);
    expect(reported).toEqual([]);
    jest.advanceTimersByTime(61_000);
    expect(reported).toEqual([
      'The catalog service is not ready after 60 s. It last said: This is not the correct coordinator for this group',
      expect.stringContaining('120 s'),
    ]);
    ready.resolve();
    await ready.promise;
    jest.advanceTimersByTime(120_000);
    expect(reported).toHaveLength(2);
  });
});
