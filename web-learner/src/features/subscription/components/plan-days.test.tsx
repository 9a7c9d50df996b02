import { jest } from '@jest/globals';
import { invoicesQuery, type Invoice, type Subscription } from '../api/subscription.ts';
import { InvoiceList } from './invoice-list.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanState } from './plan-state.tsx';
import type { PlanView } from '../model/plan-view.ts';
import { drawnPage } from '../../../../test/support/page.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

/** Already the day after where the contracts are, and still the day before in most of the world. */
const lateOn = (day: string): string => `${day}T23:30:00.000Z`;

const subscription: Subscription = {
  state: 'active',
  plan: 'premium',
  gift: null,
  interval: 'month',
  amount: 1500,
  currency: 'EUR',
  startedAt: lateOn('2098-12-21'),
  nextChargeAt: lateOn('2098-12-31'),
  endsAt: null,
  withdrawUntil: null,
  coupon: null,
  billing: null,
};
const invoice: Invoice = {
  id: 'one',
  number: 'A-1',
  issuedAt: lateOn('2098-12-31'),
  status: 'paid',
  currency: 'EUR',
  total: 1500,
  vat: 260,
  refunded: 0,
  periodStart: lateOn('2098-11-30'),
  periodEnd: lateOn('2099-01-30'),
};

beforeAll(() => useTextsOf('subscription'));
beforeEach(() => {
  const { DateTimeFormat } = Intl;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      (locale, options) => new DateTimeFormat(locale, { timeZone: 'America/Los_Angeles', ...options }),
    );
});
afterEach(() => jest.restoreAllMocks());

describe('The days of a contract, read in Los Angeles', () => {
  const first = '1 de enero de 2099';
  test.each([
    ['active', {}],
    ['cancelling', { state: 'cancelling', nextChargeAt: null, endsAt: lateOn('2098-12-31') }],
    ['past_due', { state: 'past_due', nextChargeAt: null, endsAt: lateOn('2098-12-31') }],
    ['gift', { state: 'none', gift: { until: lateOn('2098-12-31') } }],
  ] as const satisfies [PlanView, Partial<Subscription>][])(
    'When the plan is %s, then its day is the contract’s',
    async (view, change) => {
      expect(
        await drawnPage(<PlanState subscription={{ ...subscription, ...change }} view={view} />),
      ).toContain(first);
    },
  );

  test('When the contract can be withdrawn from, then the last day to do so is the contract’s', async () => {
    const withdrawable = { ...subscription, withdrawUntil: lateOn('2099-01-01') };
    const actions = <PlanActions subscription={withdrawable} view="active" onWithdrawn={() => undefined} />;
    expect(await drawnPage(actions, { status: 'signed-in' })).toContain(first);
  });

  test('When an invoice is listed, then its day and its period are the contract’s', async () => {
    const html = await drawnPage(<InvoiceList isExpected />, {
      known: [[invoicesQuery.queryKey, [invoice]]],
    });
    for (const day of [first, '1 de diciembre de 2098', '31 de enero de 2099']) expect(html).toContain(day);
  });
});
