import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { createMetricsGuard } from './metrics-guard.ts';

const logger = createLogger({ service: 'gateway', level: 'silent' });

test('When nobody stands in front, then private addresses read the metrics and others do not', () => {
  const mayRead = createMetricsGuard({ isHttps: false, trustedHops: 0, logger });
  expect([mayRead({ ip: '10.0.0.1' }), mayRead({ ip: '203.0.113.1' }), mayRead({})]).toEqual([
    true,
    false,
    false,
  ]);
});

test('When the address is https and no proxy is trusted, then nobody reads them: everybody has its address', () => {
  const mayRead = createMetricsGuard({ isHttps: true, trustedHops: 0, logger });
  expect(mayRead({ ip: '127.0.0.1' })).toBe(false);
});

test('When the proxy is trusted, then the address behind it decides', () => {
  const mayRead = createMetricsGuard({ isHttps: true, trustedHops: 1, logger });
  expect([mayRead({ ip: '10.0.0.1' }), mayRead({ ip: '203.0.113.1' })]).toEqual([true, false]);
});
