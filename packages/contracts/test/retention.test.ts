import { keptSince, retention, retentionServices, sweptBy } from '../src/shared/retention.ts';

test('When the age of data is counted, then years are the calendar’s and days are 24 hours', () => {
  const now = new Date('2028-02-29T12:00:00Z');
  expect(keptSince('invoices', now).toISOString()).toBe('2022-03-01T12:00:00.000Z');
  expect(keptSince('staffChanges', new Date('2026-11-22T00:00:00Z')).toISOString()).toBe(
    '2024-11-22T00:00:00.000Z',
  );
  expect(keptSince('sessions', now).toISOString()).toBe('2028-01-30T12:00:00.000Z');
});

test('When a service removes data, then it takes part in a run, and every kind has a place', () => {
  const swept = new Set(retentionServices.flatMap(sweptBy));
  const owned = Object.entries(retention).filter(([, { services }]) => services.length > 0);
  expect([...swept].toSorted()).toEqual(owned.map(([id]) => id).toSorted());
});
