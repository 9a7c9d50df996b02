import type Stripe from 'stripe';

export interface BalanceTransactionParts {
  customer: string;
  amount: number;
  currency: string;
  type: Stripe.CustomerBalanceTransaction.Type;
  endingBalance: number;
  invoice?: string | undefined;
  session?: string | undefined;
  description?: string | undefined;
  metadata?: Record<string, string> | undefined;
}

export const balanceTransactionObject = (
  id: string,
  created: number,
  parts: BalanceTransactionParts,
): Stripe.CustomerBalanceTransaction => ({
  id,
  object: 'customer_balance_transaction',
  amount: parts.amount,
  checkout_session: parts.session ?? null,
  created,
  credit_note: null,
  currency: parts.currency,
  customer: parts.customer,
  customer_account: null,
  description: parts.description ?? null,
  ending_balance: parts.endingBalance,
  invoice: parts.invoice ?? null,
  livemode: false,
  metadata: parts.metadata ?? {},
  type: parts.type,
});
