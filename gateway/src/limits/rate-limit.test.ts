import { createRateLimit } from './rate-limit.ts';

test('When an address has used up its calls, then it waits for the end of the minute and others do not', () => {
  let now = 1_000;
  const limit = createRateLimit({ callsPerMinute: 2, signInsPerMinute: 0 }, () => now);
  expect([1, 2].map(() => limit('192.0.2.1', 'call', null))).toEqual([null, null]);
  now += 20_000;
  expect(limit('192.0.2.1', 'call', null)).toBe(40);
  expect(limit('192.0.2.2', 'call', null)).toBeNull();
  now += 40_000;
  expect(limit('192.0.2.1', 'call', null)).toBeNull();
});

test('When pages are loaded, then they take nothing from the calls and have a wider limit', () => {
  const limit = createRateLimit({ callsPerMinute: 2, signInsPerMinute: 0 }, () => 0);
  const waits = Array.from({ length: 11 }, () => limit('192.0.2.1', 'page', null));
  expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  expect(limit('192.0.2.1', 'call', null)).toBeNull();
});

test('When calls cost a password hash, then fewer pass than of others', () => {
  const limit = createRateLimit({ callsPerMinute: 10, signInsPerMinute: 1 }, () => 0);
  expect(limit('192.0.2.1', 'call', 'password-hash')).toBeNull();
  expect(limit('192.0.2.1', 'call', 'password-hash')).toBe(60);
  expect(limit('192.0.2.1', 'call', null)).toBeNull();
});

test('When a limit is 0, then there is none', () => {
  const limit = createRateLimit({ callsPerMinute: 0, signInsPerMinute: 0 }, () => 0);
  expect(
    Array.from({ length: 50 }, () => limit('::1', 'call', 'password-hash')).every((w) => w === null),
  ).toBe(true);
});
