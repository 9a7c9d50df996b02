import { describe, expect, it } from '@jest/globals';
import { isCancellable, isRunning, nextStep, partlyRefundable, refundable } from './subscription-rules.ts';
import type { StaffInvoice } from './types.ts';

const day = '2026-11-21T10:00:00.000Z';
const invoice = (over: Partial<StaffInvoice>): StaffInvoice => ({
  id: 'i1',
  number: 'P-1',
  issuedAt: day,
  status: 'paid',
  currency: 'EUR',
  total: 2999,
  vat: 520,
  refunded: 0,
  refundable: 2999,
  periodStart: day,
  periodEnd: day,
  ...over,
});

describe('whether it runs', () => {
  it.each(['active', 'past_due', 'cancelling'] as const)('When it is %s, then it does', (state) => {
    expect(isRunning({ state })).toBe(true);
  });

  it.each(['none', 'pending', 'expired'] as const)('When it is %s, then it does not', (state) => {
    expect(isRunning({ state })).toBe(false);
  });
});

describe('what can be refunded', () => {
  it('When nothing was paid, then there is nothing to refund', () => {
    expect(refundable([invoice({ total: 0 }), invoice({ status: 'open' })])).toBeUndefined();
  });

  it('When the last payment went back, then an earlier one does not', () => {
    expect(refundable([invoice({ status: 'refunded', refunded: 2999 }), invoice({})])).toBeUndefined();
  });

  it('When there are several payments, then the last goes back', () => {
    const invoices = [invoice({ id: 'i3', status: 'open' }), invoice({ id: 'i2' }), invoice({ id: 'i1' })];
    expect(refundable(invoices)?.id).toBe('i2');
  });
});

describe('what can be refunded in part', () => {
  it('When something is left of several payments, then they can, the newest first', () => {
    const invoices = [
      invoice({ id: 'i3', status: 'open', refundable: 0 }),
      invoice({ id: 'i2', refunded: 1000, refundable: 1999 }),
      invoice({ id: 'i1' }),
    ];
    expect(partlyRefundable(invoices)?.map(({ id }) => id)).toEqual(['i2', 'i1']);
  });

  it('When all went back or was paid with credit, then none can', () => {
    expect(
      partlyRefundable([invoice({ status: 'refunded', refundable: 0 }), invoice({ refundable: 0 })]),
    ).toBeNull();
  });
});

it.each([
  ['active', true],
  ['cancelling', false],
  ['past_due', false],
  ['expired', false],
] as const)(
  'When it is %s, then whether it can be cancelled at the end of its period is %s',
  (state, can) => {
    expect(isCancellable({ state })).toBe(can);
  },
);

describe('what comes next', () => {
  it('When a charge is due, then its day', () => {
    expect(nextStep({ endsAt: null, nextChargeAt: day })).toEqual({ what: 'charge', at: day });
  });

  it('When premium ends without another charge, then its end', () => {
    expect(nextStep({ endsAt: day, nextChargeAt: null })).toEqual({ what: 'ends', at: day });
  });

  it('When it is over, then nothing', () => {
    expect(nextStep({ endsAt: null, nextChargeAt: null })).toBeNull();
  });
});
