import type Stripe from 'stripe';
import { z } from 'zod';
import { chargeOfIntent, giveBack } from '../charging.ts';
import { badRequest, missing } from '../fault.ts';
import { bool, cents, metadata, oneOf, page, paging, route, type Route } from '../route.ts';
import type { World } from '../world.ts';

const whichCharge = { payment_intent: z.string().optional(), charge: z.string().optional() };

const chargeNamedBy = (
  world: World,
  {
    payment_intent: intent,
    charge: id = '',
  }: { payment_intent?: string | undefined; charge?: string | undefined },
): Stripe.Charge => {
  const charge = intent === undefined ? world.charges.get(id) : chargeOfIntent(world, intent);
  if (charge?.paid) return charge;
  throw intent === undefined
    ? missing('charge', id, 'charge')
    : missing('payment_intent', intent, 'payment_intent');
};

const refundBody = {
  ...whichCharge,
  amount: cents.positive().optional(),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer').optional(),
  metadata: metadata.optional(),
};

export const moneyRoutes: Route[] = [
  route(
    'GET',
    '/v1/invoices',
    {
      ...paging,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void').optional(),
    },
    ({ world, params: { customer, subscription, status, ...paged } }) => {
      const found = [...world.invoices.values()].filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (subscription === undefined || one.parent?.subscription_details?.subscription === subscription) &&
          (status === undefined || one.status === status),
      );
      return page('/v1/invoices', found, paged);
    },
  ),
  route('GET', '/v1/invoices/:id', {}, ({ world, ids: [id] }) => {
    const invoice = world.invoices.get(id);
    if (!invoice) throw missing('invoice', id);
    return invoice;
  }),
  route(
    'GET',
    '/v1/charges',
    { ...paging, customer: z.string().optional() },
    ({ world, params: { customer, ...paged } }) => {
      const found = [...world.charges.values()].filter(
        (charge) => customer === undefined || charge.customer === customer,
      );
      return page('/v1/charges', found, paged);
    },
  ),
  route('POST', '/v1/refunds', refundBody, ({ world, params }) => {
    const { reason = null, metadata: told } = params;
    const charge = chargeNamedBy(world, params);
    const closed = world.unrefundable.get(charge.id);
    if (closed) throw badRequest(`Charge ${charge.id} cannot be refunded.`, undefined, closed);
    const left = charge.amount - charge.amount_refunded;
    if (left === 0)
      throw badRequest(
        `Charge ${charge.id} has already been refunded.`,
        undefined,
        'charge_already_refunded',
      );
    const amount = params.amount ?? left;
    if (amount > left) throw badRequest('Refund amount is greater than unrefunded amount.', 'amount');
    return giveBack(world, charge, { amount, reason, ...(told && { metadata: told }) });
  }),
  route('GET', '/v1/refunds', { ...paging, ...whichCharge }, ({ world, params }) => {
    const isOpen = params.payment_intent === undefined && params.charge === undefined;
    const charge = isOpen ? null : chargeNamedBy(world, params);
    const found = [...world.refunds.values()].filter((one) => charge === null || one.charge === charge.id);
    return page('/v1/refunds', found, params);
  }),
  route(
    'GET',
    '/v1/promotion_codes',
    { ...paging, code: z.string().optional(), active: bool.optional() },
    ({ world, params: { code, active, ...paged } }) => {
      const found = [...world.promotionCodes.values()].filter(
        (one) =>
          (code === undefined || one.code.toLowerCase() === code.toLowerCase()) &&
          (active === undefined || one.active === active),
      );
      return page('/v1/promotion_codes', found, paged);
    },
  ),
];
