import type { ProviderInvoice } from '../provider/provider-port.ts';
import { receiptsDue } from './receipts.ts';

const now = new Date('2026-11-22T10:00:00Z');
const invoice = (id: string, changes: Partial<ProviderInvoice> = {}): ProviderInvoice => ({
  id,
  subscriptionId: 'sub',
  number: id.toUpperCase(),
  issuedAt: new Date('2026-11-20T10:00:00Z'),
  status: 'paid',
  currency: 'eur',
  total: 2999,
  charged: 2999,
  vat: 520,
  refunded: 0,
  periodStart: now,
  periodEnd: now,
  billedTo: null,
  ...changes,
});
const due = (receipted: string[], ...invoices: ProviderInvoice[]) => {
  const { invoices: found, ...rest } = receiptsDue(receipted, { subscriptions: [], invoices }, now);
  return { ids: found.map(({ id }) => id), ...rest };
};

test('When an invoice is paid, then its receipt is due once, however often the record is read', () => {
  const first = due([], invoice('a'));
  expect(first).toEqual({ ids: ['a'], receipted: ['a'] });
  expect(due(first.receipted, invoice('a'))).toEqual({ ids: [], receipted: ['a'] });
});

test.each<[string, Partial<ProviderInvoice>]>([
  ['is not paid', { status: 'open' }],
  ['was given back', { status: 'refunded' }],
  ['charges nothing', { total: 0 }],
  ['is two months old', { issuedAt: new Date('2026-09-20T10:00:00Z') }],
])('When an invoice %s, then it has no receipt', (_what, changes) => {
  expect(due([], invoice('a', changes))).toEqual({ ids: [], receipted: [] });
});

test('When an open invoice is paid later, then its receipt comes with that', () => {
  const { receipted } = due([], invoice('a'), invoice('b', { status: 'open' }));
  expect(due(receipted, invoice('a'), invoice('b')).ids).toEqual(['b']);
});

test('When several are due, then the oldest comes first, and old ones are forgotten', () => {
  const old = invoice('old', { issuedAt: new Date('2026-01-01T10:00:00Z') });
  const early = invoice('early', { issuedAt: new Date('2026-11-01T10:00:00Z') });
  expect(due(['old'], invoice('late'), early, old)).toEqual({
    ids: ['early', 'late'],
    receipted: ['early', 'late'],
  });
});

test('When the provider knows nothing of the customer, then nothing is due', () => {
  expect(receiptsDue([], null, now)).toEqual({ invoices: [], receipted: [] });
});
