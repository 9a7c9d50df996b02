import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { connectMongo } from '@academy/service-kit/mongo/connect-mongo.ts';
import { nextNumber, numberOf } from '../invoicing.ts';
import { currentSubscription } from '../portal-acts.ts';
import { tell, type World } from '../world.ts';
import { convertCustomer } from './convert-customer.ts';
import { oldCollections, type OldCustomer, type OldEvent, type OldInvoiceNumber } from './old-records.ts';

export interface TakeOverOptions {
  url: string;
  /** auth's own database. */
  dbName: string;
  logger: Logger;
  keep: () => void;
}

interface OldSandbox {
  customers: readonly OldCustomer[];
  numbers: readonly OldInvoiceNumber[];
  /** Messages that were not delivered. */
  waiting: readonly OldEvent[];
}

/** Has auth look anew at a customer of whom it was not told everything. */
const tellOf = (world: World, customer: string): void => {
  const subscription = currentSubscription(world, customer);
  if (subscription) tell(world, 'customer.subscription.updated', subscription);
};

/** Customers with all that is theirs, under the same ids and numbers; one that is here already stays as it is. */
export const convert = (world: World, { customers, numbers, waiting }: OldSandbox): void => {
  // What happened before was told before, or waits.
  const prefix = world.invoicePrefix ?? '';
  const quiet = { ...world, events: [] };
  const added = customers.filter(({ _id: id }) => !world.customers.has(id));
  const untold = new Set(waiting.map(({ customerId }) => customerId));
  for (const customer of added) {
    convertCustomer(quiet, customer);
    if (customer.outbox.length > 0 || untold.has(customer._id)) tellOf(world, customer._id);
  }
  const known = new Map(numbers.map(({ _id: id, sequence }) => [id, numberOf(prefix, sequence)]));
  const invoices = [...world.invoices.values()];
  for (const invoice of invoices) invoice.number ||= known.get(invoice.id) ?? null;
  for (const invoice of invoices) invoice.number ??= nextNumber(world, prefix);
};

/**
 * Takes over what auth's own sandbox of payments kept in the academy's store, once. It is removed there when it is
 * safely here, so that a process which dies in between does the same again.
 */
export const takeOver = async (world: World, options: TakeOverOptions): Promise<void> => {
  if (world.hasTakenOver) return;
  const { keep, logger, ...where } = options;
  const store = await connectMongo({ ...where, logger });
  try {
    const customers = await store.collection<OldCustomer>('sandbox_customers').find().toArray();
    const numbers = await store.collection<OldInvoiceNumber>('sandbox_invoices').find().toArray();
    const waiting = await store.collection<OldEvent>('sandbox_events').find({ deliveredAt: null }).toArray();
    convert(world, { customers, numbers, waiting });
    failPoint('sandbox.after_converted');
    keep();
    failPoint('sandbox.after_kept');
    for (const name of oldCollections) {
      await store.collection(name).deleteMany({});
      failPoint('sandbox.after_removed');
    }
    world.hasTakenOver = true;
    keep();
    logger.info({ customers: customers.length }, 'customers of the former sandbox taken over');
  } finally {
    await store.close();
  }
};
