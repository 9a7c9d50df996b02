import { z } from 'zod';
import { badRequest, missing } from '../fault.ts';
import { customerObject, taxIdObject } from '../objects/customer.ts';
import { metadata, page, paging, route, type Route } from '../route.ts';
import { tell, type World } from '../world.ts';

const address = z.strictObject({
  line1: z.string(),
  line2: z.string().optional(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
});

const customField = z.strictObject({ name: z.string().max(40), value: z.string().max(140) });

const body = {
  email: z.string().optional(),
  name: z.string().optional(),
  metadata: metadata.optional(),
  address: address.optional(),
  preferred_locales: z.array(z.string()).optional(),
  invoice_settings: z
    .strictObject({ custom_fields: z.union([z.literal(''), z.array(customField).max(4)]).optional() })
    .optional(),
};
type Body = z.output<z.ZodObject<typeof body>>;

const find = (world: World, id: string) => {
  const customer = world.customers.get(id);
  if (!customer) throw missing('customer', id);
  return customer;
};

/** Deleted ones are still told of, and nothing else can be done with them. */
const deleted = (world: World, id: string) =>
  world.deletedCustomers.has(id) ? { id, object: 'customer', deleted: true } : null;

const change = (customer: ReturnType<typeof find>, changes: Body): void => {
  const { email, name, metadata: meta, address: to, preferred_locales: locales } = changes;
  if (email !== undefined) customer.email = email;
  if (name !== undefined) customer.name = name;
  if (meta) Object.assign(customer.metadata, meta);
  if (to) customer.address = { ...to, line2: to.line2 ?? null, state: null };
  if (locales) customer.preferred_locales = locales;
  const fields = changes.invoice_settings?.custom_fields;
  if (fields !== undefined) customer.invoice_settings.custom_fields = fields === '' ? null : fields;
};

/** What Stripe checks by itself, before any register is asked. */
const formats: Readonly<Record<string, RegExp>> = {
  es_cif: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  eu_vat: /^[A-Z]{2}[A-Z0-9]{2,12}$/,
};

export const customerRoutes: Route[] = [
  route('POST', '/v1/customers', body, ({ world, params }) => {
    const customer = customerObject(world.newId('cus'), world.now(), world.invoicePrefix);
    change(customer, params);
    world.customers.set(customer.id, customer);
    tell(world, 'customer.created', customer);
    return customer;
  }),
  route('GET', '/v1/customers', { ...paging, email: z.string().optional() }, ({ world, params }) => {
    const all = [...world.customers.values()];
    return page(
      '/v1/customers',
      all.filter(({ email }) => params.email === undefined || email === params.email),
      params,
    );
  }),
  route('GET', '/v1/customers/:id', {}, ({ world, ids: [id] }) => deleted(world, id) ?? find(world, id)),
  route('POST', '/v1/customers/:id', body, ({ world, ids: [id], params }) => {
    const customer = find(world, id);
    change(customer, params);
    tell(world, 'customer.updated', customer);
    return customer;
  }),
  route('GET', '/v1/customers/:id/tax_ids', paging, ({ world, ids: [id], params }) => {
    find(world, id);
    const own = [...world.taxIds.values()].filter(({ customer }) => customer === id);
    return page(`/v1/customers/${id}/tax_ids`, own, params);
  }),
  route(
    'POST',
    '/v1/customers/:id/tax_ids',
    { type: z.string(), value: z.string() },
    ({ world, ids: [id], params: { type, value } }) => {
      find(world, id);
      if (formats[type]?.test(value) === false)
        throw badRequest(`Invalid value for ${type}.`, 'value', 'tax_id_invalid');
      const made = taxIdObject(world.newId('txi'), world.now(), { customer: id, type, value });
      world.taxIds.set(made.id, made);
      return made;
    },
  ),
  route('DELETE', '/v1/customers/:id/tax_ids/:taxId', {}, ({ world, ids: [, taxId = ''] }) => {
    if (!world.taxIds.delete(taxId)) throw missing('tax_id', taxId);
    return { id: taxId, object: 'tax_id', deleted: true };
  }),
];
