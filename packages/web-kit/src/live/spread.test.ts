import { jest } from '@jest/globals';
import { createSpread } from './spread.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('When many browsers are reset at once, then their work is spread over the span', () => {
  const ran: number[] = [];
  const start = Date.now();
  for (let i = 0; i < 100; i += 1)
    createSpread(() => ran.push(Date.now() - start), { withinMs: 10_000, random: () => i / 100 }).request();
  jest.advanceTimersByTime(5_000);
  expect(ran.length).toBe(51);
  jest.advanceTimersByTime(5_000);
  expect(ran.length).toBe(100);
});

it('When it is asked for twice before it has run, then it runs once, and again when asked afterwards', () => {
  let ran = 0;
  const spread = createSpread(() => (ran += 1), { random: () => 0.5 });
  spread.request();
  spread.request();
  jest.runAllTimers();
  expect(ran).toBe(1);
  spread.request();
  jest.runAllTimers();
  expect(ran).toBe(2);
});

it('When it is cancelled, then it does not run', () => {
  let ran = 0;
  const spread = createSpread(() => (ran += 1));
  spread.request();
  spread.cancel();
  jest.runAllTimers();
  expect(ran).toBe(0);
});
