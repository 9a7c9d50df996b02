import { isQuoteFresh } from './payment-rules.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

test.each([
  ['was made just now', minutes(0)],
  ['is half an hour old', minutes(-30)],
  ['is of a replica whose clock is ahead', minutes(0.5)],
])('When a quote %s, then it may be agreed to', (_case, at) => {
  expect(isQuoteFresh(at, now)).toBe(true);
});

test.each([
  ['is older than half an hour', minutes(-31)],
  ['is of the future', minutes(2)],
])('When a quote %s, then it may not', (_case, at) => {
  expect(isQuoteFresh(at, now)).toBe(false);
});
