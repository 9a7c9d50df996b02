import { z } from 'zod';
import { badRequest, cardDeclined, missing } from '../fault.ts';
import { priceObject } from '../objects/price.ts';
import { bool, oneOf, page, paging, route, type Route } from '../route.ts';
import { changePrice, end, itemOf, previewPrice } from '../subscribing.ts';
import { tell, type World } from '../world.ts';
import { priceData } from './checkout.ts';

const find = (world: World, id: string) => {
  const subscription = world.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id);
  return subscription;
};

const statuses = oneOf('all', 'active', 'canceled', 'incomplete', 'past_due', 'unpaid', 'ended');

const items = z.array(z.strictObject({ id: z.string(), price_data: priceData })).length(1);
const prorationBehavior = oneOf('always_invoice', 'create_prorations', 'none');
const prorationDate = z.coerce.number().int();

const previewBody = {
  subscription: z.string(),
  subscription_details: z.strictObject({
    items,
    proration_behavior: prorationBehavior.optional(),
    proration_date: prorationDate.optional(),
  }),
};

const updateBody = {
  cancel_at_period_end: bool.optional(),
  cancel_at: z.union([z.literal(''), z.coerce.number().int()]).optional(),
  items: items.optional(),
  proration_behavior: prorationBehavior.optional(),
  proration_date: prorationDate.optional(),
  payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete').optional(),
};
type Update = z.output<z.ZodObject<typeof updateBody>>;
type Found = ReturnType<typeof find>;

/** The price of the item that is asked for, as of a moment within its period. */
const wantedPrice = (
  world: World,
  subscription: Found,
  { items: [wanted], at = world.now() }: { items: z.output<typeof items>; at: number | undefined },
) => {
  if (!wanted) throw badRequest('Missing required param: items.', 'items', 'parameter_missing');
  if (wanted.id !== itemOf(subscription).id) throw missing('subscription_item', wanted.id, 'items[0][id]');
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  if (at < start || at > end)
    throw badRequest('The proration date must be within the current period.', 'proration_date');
  const { currency, product, unit_amount: unitAmount, recurring } = wanted.price_data;
  const { interval } = recurring;
  const price = priceObject(world.newId('price'), world.now(), { currency, product, unitAmount, interval });
  return { price, at };
};

const changeItem = (world: World, subscription: Found, update: Update) => {
  if (!update.items) return;
  const wanted = wantedPrice(world, subscription, { items: update.items, at: update.proration_date });
  const isRefused = world.refusedCards.has(String(subscription.customer));
  if (isRefused && update.payment_behavior === 'error_if_incomplete') throw cardDeclined();
  changePrice(world, subscription, wanted);
};

const changeEnd = (
  subscription: Found,
  { cancel_at_period_end: atEnd, cancel_at: at }: Update,
  now: number,
) => {
  if (atEnd !== undefined) {
    subscription.cancel_at_period_end = atEnd;
    subscription.cancel_at = atEnd ? itemOf(subscription).current_period_end : null;
  }
  if (at !== undefined) subscription.cancel_at = at === '' ? null : at;
  subscription.canceled_at = subscription.cancel_at === null ? null : now;
};

export const subscriptionRoutes: Route[] = [
  route(
    'GET',
    '/v1/subscriptions',
    { ...paging, customer: z.string().optional(), status: statuses.optional() },
    ({ world, params }) => {
      const { customer, status } = params;
      if (customer !== undefined && !world.customers.has(customer) && !world.deletedCustomers.has(customer))
        throw missing('customer', customer, 'customer');
      const found = [...world.subscriptions.values()].filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          // Without a status Stripe leaves out those that have been cancelled.
          (status === undefined ? one.status !== 'canceled' : status === 'all' || one.status === status),
      );
      return page('/v1/subscriptions', found, params);
    },
  ),
  route('GET', '/v1/subscriptions/:id', {}, ({ world, ids: [id] }) => find(world, id)),
  route('POST', '/v1/subscriptions/:id', updateBody, ({ world, ids: [id], params }) => {
    const subscription = find(world, id);
    if (subscription.status === 'canceled')
      throw badRequest('A canceled subscription can only update its cancellation_details and metadata.');
    if (params.cancel_at_period_end !== undefined && params.cancel_at !== undefined)
      throw badRequest('Only one of cancel_at and cancel_at_period_end may be given.', 'cancel_at');
    changeItem(world, subscription, params);
    changeEnd(subscription, params, world.now());
    tell(world, 'customer.subscription.updated', subscription);
    return subscription;
  }),
  route('POST', '/v1/invoices/create_preview', previewBody, ({ world, params }) => {
    const subscription = find(world, params.subscription);
    const { items: wanted, proration_date: at } = params.subscription_details;
    return previewPrice(world, subscription, wantedPrice(world, subscription, { items: wanted, at }));
  }),
  route(
    'DELETE',
    '/v1/subscriptions/:id',
    { invoice_now: bool.optional(), prorate: bool.optional() },
    ({ world, ids: [id] }) => {
      const subscription = find(world, id);
      if (subscription.status === 'canceled') throw missing('subscription', id);
      end(world, subscription);
      return subscription;
    },
  ),
];
