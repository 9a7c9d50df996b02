import { setRefused } from '../charging.ts';
import { customerObject } from '../objects/customer.ts';
import type { World } from '../world.ts';
import { addressOf, taxIdsOf } from './convert-billing.ts';
import { convertInvoice } from './convert-invoice.ts';
import { convertBalance, convertSubscription } from './convert-subscription.ts';
import type { OldCustomer } from './old-records.ts';

/** The customer of before with all that is theirs, under the same ids. Nobody is told: nothing happened. */
export const convertCustomer = (
  world: World,
  { _id: id, userId, email, name, language, account }: OldCustomer,
): void => {
  const { billing, card, subscriptions, invoices } = account;
  const customer = customerObject(id, world.now(), world.invoicePrefix);
  Object.assign(customer, { email, name: billing?.name ?? name, preferred_locales: [language] });
  customer.address = billing && addressOf(billing);
  customer.metadata = { userId };
  world.customers.set(id, customer);
  for (const taxId of taxIdsOf(world, id, billing)) world.taxIds.set(taxId.id, taxId);
  if (card) {
    const { failsLater, ...kept } = card;
    world.cards.set(id, kept);
    setRefused(world, id, failsLater);
  }
  for (const of of subscriptions) {
    convertSubscription(world, customer, of);
    for (const old of invoices)
      if (old.subscriptionId === of.id) convertInvoice(world, customer, { old, of });
    convertBalance(world, customer, of);
  }
};
