import { jest } from '@jest/globals';
import { tellWhileSlow } from './slow-start.ts';

describe('A process that is not ready', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('When it takes a minute, then it is named with what it last said, and again each minute until it is ready', async () => {
    const ready = Promise.withResolvers<void>();
    const told: string[] = [];
    tellWhileSlow({
      label: 'The catalog service',
      ready: ready.promise,
      lastWords: () => 'This is not the correct coordinator for this group',
      tell: (sentence) => void told.push(sentence),
    });
    jest.advanceTimersByTime(59_000);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(61_000);
    expect(told).toEqual([
      'The catalog service is not ready after 60 s. It last said: This is not the correct coordinator for this group',
      expect.stringContaining('120 s'),
    ]);
    ready.resolve();
    await ready.promise;
    jest.advanceTimersByTime(120_000);
    expect(told).toHaveLength(2);
  });
});
