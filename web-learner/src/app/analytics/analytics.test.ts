import { reportUpgradeAttempt } from './analytics.ts';

const page = globalThis as { window?: { dataLayer?: unknown[] } };
afterEach(() => {
  delete page.window;
});

it('When somebody who allows analytics sets out for premium, then the attempt is told with its label', () => {
  const dataLayer: unknown[] = [];
  page.window = { dataLayer };
  reportUpgradeAttempt('courses_page', { granted: true });
  expect(dataLayer).toEqual([{ event: 'premium_upgrade_attempt', event_label: 'courses_page' }]);
});

it('When analytics are not allowed any more, then nothing is told to a service that is loaded', () => {
  const dataLayer: unknown[] = [];
  page.window = { dataLayer };
  reportUpgradeAttempt('courses_page', { granted: false });
  expect(dataLayer).toEqual([]);
});

it('When no service is configured, then an attempt is nobody’s business', () => {
  page.window = {};
  expect(() => reportUpgradeAttempt('home_anonymous', { granted: true })).not.toThrow();
  expect(page.window).toEqual({});
});
