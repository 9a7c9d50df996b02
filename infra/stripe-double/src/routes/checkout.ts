import { z } from 'zod';
import { expireSession } from '../checkout.ts';
import { badRequest, missing } from '../fault.ts';
import { priceObject } from '../objects/price.ts';
import { portalSessionObject, sessionObject } from '../objects/session.ts';
import { bool, cents, metadata, oneOf, page, paging, route, type Route } from '../route.ts';
import type { World } from '../world.ts';

export const priceData = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/),
  product: z.string(),
  unit_amount: cents,
  recurring: z.strictObject({ interval: oneOf('month', 'year') }),
  tax_behavior: oneOf('inclusive', 'exclusive', 'unspecified').optional(),
});

const text = z.strictObject({ message: z.string().max(1200) });

const sessionBody = {
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z.array(z.strictObject({ price_data: priceData, quantity: cents })).min(1),
  subscription_data: z.strictObject({ metadata }).optional(),
  allow_promotion_codes: bool.optional(),
  discounts: z
    .array(z.strictObject({ promotion_code: z.string() }))
    .max(1)
    .optional(),
  locale: z.string().optional(),
  billing_address_collection: oneOf('auto', 'required').optional(),
  tax_id_collection: z.strictObject({ enabled: bool }).optional(),
  customer_update: z
    .strictObject({ name: oneOf('auto', 'never').optional(), address: oneOf('auto', 'never').optional() })
    .optional(),
  custom_text: z.strictObject({ submit: text }).optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
};
type SessionBody = z.output<z.ZodObject<typeof sessionBody>>;

/** What Stripe refuses although each parameter by itself is right. */
const check = (world: World, params: SessionBody): void => {
  const { customer, discounts, allow_promotion_codes: allows } = params;
  if (!world.customers.has(customer)) throw missing('customer', customer, 'customer');
  if (discounts && allows !== undefined)
    throw badRequest(
      'You may only specify one of these parameters: allow_promotion_codes, discounts.',
      'discounts',
      'parameters_exclusive',
    );
  if (params.tax_id_collection?.enabled && params.customer_update?.name !== 'auto')
    throw badRequest(
      'Tax ID collection requires updating business name on the customer.',
      'tax_id_collection',
    );
  const code = discounts?.[0]?.promotion_code;
  const promotion = code === undefined ? undefined : world.promotionCodes.get(code);
  if (code !== undefined && !promotion) throw missing('promotion code', code, 'discounts[0][promotion_code]');
  const isFirst = ![...world.invoices.values()].some((one) => one.customer === customer);
  if (promotion?.restrictions.first_time_transaction && !isFirst)
    throw badRequest(
      'This promotion code cannot be redeemed because the associated customer has prior transactions.',
      'discounts[0][promotion_code]',
    );
};

const find = (world: World, id: string) => {
  const session = world.sessions.get(id);
  if (!session) throw missing('checkout.session', id);
  return session;
};

export const checkoutRoutes: Route[] = [
  route('POST', '/v1/checkout/sessions', sessionBody, ({ world, params, pages }) => {
    check(world, params);
    const id = world.newId('cs_test');
    const data = params.line_items[0]?.price_data;
    if (!data) throw badRequest('Missing required param: line_items.', 'line_items');
    const price = priceObject(world.newId('price'), world.now(), {
      currency: data.currency,
      product: data.product,
      unitAmount: data.unit_amount,
      interval: data.recurring.interval,
    });
    world.sales.set(id, { price, metadata: params.subscription_data?.metadata ?? {} });
    const code = params.discounts?.[0]?.promotion_code;
    const session = sessionObject(id, world.now(), {
      url: `${pages}/c/pay/${id}`,
      customer: params.customer,
      clientReferenceId: params.client_reference_id ?? null,
      currency: data.currency,
      amount: data.unit_amount,
      discount: code === undefined ? null : { coupon: null, promotion_code: code },
      allowsPromotionCodes: params.allow_promotion_codes ?? null,
      locale: params.locale ?? null,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      submitText: params.custom_text?.submit.message ?? null,
      metadata: {},
    });
    world.sessions.set(id, session);
    return session;
  }),
  route(
    'GET',
    '/v1/checkout/sessions',
    {
      ...paging,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: oneOf('open', 'complete', 'expired').optional(),
    },
    ({ world, params }) => {
      const found = [...world.sessions.values()].filter(
        ({ customer, subscription, status }) =>
          (params.customer === undefined || customer === params.customer) &&
          (params.subscription === undefined || subscription === params.subscription) &&
          (params.status === undefined || status === params.status),
      );
      return page('/v1/checkout/sessions', found, params);
    },
  ),
  route('GET', '/v1/checkout/sessions/:id', {}, ({ world, ids: [id] }) => find(world, id)),
  route('POST', '/v1/checkout/sessions/:id/expire', {}, ({ world, ids: [id] }) => {
    const session = find(world, id);
    if (session.status !== 'open')
      throw badRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    expireSession(world, session);
    return session;
  }),
  route(
    'POST',
    '/v1/billing_portal/sessions',
    { customer: z.string(), locale: z.string(), return_url: z.url() },
    ({ world, params, pages }) => {
      if (!world.customers.has(params.customer)) throw missing('customer', params.customer, 'customer');
      const id = world.newId('bps');
      const url = `${pages}/p/session/${id}`;
      const made = portalSessionObject(id, world.now(), { ...params, returnUrl: params.return_url, url });
      world.portalSessions.set(id, made);
      return made;
    },
  ),
];
