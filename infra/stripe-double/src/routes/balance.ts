import { z } from 'zod';
import { changeBalance } from '../balance.ts';
import { missing } from '../fault.ts';
import { cents, metadata, page, paging, route, type Route } from '../route.ts';
import type { World } from '../world.ts';

const find = (world: World, id: string) => {
  const customer = world.customers.get(id);
  if (!customer) throw missing('customer', id);
  return customer;
};

export const balanceRoutes: Route[] = [
  route(
    'GET',
    '/v1/customers/:id/balance_transactions',
    { ...paging, invoice: z.string().optional() },
    ({ world, ids: [id], params: { invoice, ...paged } }) => {
      find(world, id);
      const own = [...world.balanceTransactions.values()].filter(
        (one) => one.customer === id && (invoice === undefined || one.invoice === invoice),
      );
      return page(`/v1/customers/${id}/balance_transactions`, own, paged);
    },
  ),
  route(
    'POST',
    '/v1/customers/:id/balance_transactions',
    {
      amount: cents,
      currency: z.string().regex(/^[a-z]{3}$/),
      description: z.string().max(350).optional(),
      metadata: metadata.optional(),
    },
    ({ world, ids: [id], params }) =>
      // Whatever is made by the API is an adjustment; it names no invoice.
      changeBalance(world, find(world, id), { ...params, type: 'adjustment' }),
  ),
];
