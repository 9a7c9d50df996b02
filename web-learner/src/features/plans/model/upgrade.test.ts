import { openPayment, type PaymentTab } from './open-payment.ts';
import { premiumPrice, yearlySaving } from './prices.ts';
import { attemptLabel } from './upgrade-place.ts';

/** Records what happens in its order; `tab` null stands for a browser that allows none. */
function steps({ tab = 'stays', answer }: { tab?: 'stays' | 'was closed' | null; answer: string | Error }) {
  const log: string[] = [];
  const opened: PaymentTab = {
    lead(url) {
      log.push(`lead to ${url}`);
      return tab === 'stays';
    },
    close: () => log.push('close'),
  };
  return {
    log,
    openTab() {
      log.push('open');
      return tab && opened;
    },
    async checkout() {
      log.push('call');
      if (answer instanceof Error) throw answer;
      return { url: answer };
    },
  };
}

const url = 'https://pay.example/1';

it('When the payment page is opened, then its tab opens before the call, and is led there after it', async () => {
  const run = steps({ answer: url });
  expect(await openPayment(run)).toEqual({ kind: 'opened', url });
  expect(run.log).toEqual(['open', 'call', `lead to ${url}`]);
});

it.each([null, 'was closed'] as const)(
  'When the tab is %s, then the page waits behind a link',
  async (tab) => {
    expect(await openPayment(steps({ tab, answer: url }))).toEqual({ kind: 'blocked', url });
  },
);

it('When the call fails, then the tab is closed again', async () => {
  const error = new Error('409');
  const run = steps({ answer: error });
  expect(await openPayment(run)).toEqual({ kind: 'failed', error });
  expect(run.log).toEqual(['open', 'call', 'close']);
});

it('When the call fails without a tab, then only the failure is told', async () => {
  const error = new Error('503');
  expect(await openPayment(steps({ tab: null, answer: error }))).toEqual({ kind: 'failed', error });
});

it.each([
  ['home', true, 'home_authenticated'],
  ['home', false, 'home_anonymous'],
  ['courses', false, 'courses_page'],
  ['community', true, 'community_page'],
  ['lesson', true, 'lesson_page'],
] as const)(
  'When somebody upgrades from %s, signed in: %s, then the label is %s',
  (place, signedIn, label) => {
    expect(attemptLabel(place, signedIn)).toBe(label);
  },
);

it('When the offer is not here yet, then only the listed monthly price is known', () => {
  expect(premiumPrice(undefined, 'month')).toEqual({ cents: 2999, currency: 'EUR' });
  expect(premiumPrice(undefined, 'year')).toBeUndefined();
  const offer = { currency: 'EUR', prices: { month: 1900, year: 19_000 } };
  expect(premiumPrice(offer, 'month')).toEqual({ cents: 1900, currency: 'EUR' });
  expect(premiumPrice(offer, 'year')).toEqual({ cents: 19_000, currency: 'EUR' });
});

it.each([
  [2999, 29_990, 16],
  [1000, 6000, 50],
  [1000, 12_000, 0],
  [1000, 13_000, 0],
])('When a month costs %d and a year %d, then the year saves %d percent', (month, year, percent) => {
  expect(yearlySaving({ month, year })).toBe(percent);
});
