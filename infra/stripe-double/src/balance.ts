import type Stripe from 'stripe';
import { balanceTransactionObject, type BalanceTransactionParts } from './objects/balance-transaction.ts';
import { tell, type World } from './world.ts';

type Entry = Omit<BalanceTransactionParts, 'customer' | 'endingBalance'>;

/** One more line of the customer's ledger; below zero it is in the customer's favour. */
export const changeBalance = (
  world: World,
  customer: Stripe.Customer,
  entry: Entry,
): Stripe.CustomerBalanceTransaction => {
  customer.balance += entry.amount;
  const made = balanceTransactionObject(world.newId('cbtxn'), world.now(), {
    ...entry,
    customer: customer.id,
    endingBalance: customer.balance,
  });
  world.balanceTransactions.set(made.id, made);
  tell(world, 'customer.updated', customer);
  return made;
};
