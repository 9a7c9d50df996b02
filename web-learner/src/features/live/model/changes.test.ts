import { jest } from '@jest/globals';
import { createChanges } from './changes.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('When much changes at once, then each path is fetched once, within two seconds', () => {
  const fetched: string[][] = [];
  const changes = createChanges(
    (paths) => fetched.push(paths),
    () => 0.99,
  );
  changes.add(['/api/courses', '/api/reviews']);
  changes.add(['/api/courses']);
  jest.advanceTimersByTime(1_000);
  expect(fetched).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(fetched).toEqual([['/api/courses', '/api/reviews']]);
  changes.add(['/api/documents']);
  changes.cancel();
  jest.runAllTimers();
  expect(fetched).toHaveLength(1);
});
