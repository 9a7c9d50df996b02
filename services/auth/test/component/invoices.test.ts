import type { Billing } from '@academy/contracts/shared/payments.ts';
import { createSweeper } from '@academy/service-kit/sweeper/sweeper.ts';
import { outdatedInvoices } from '../../src/payments/invoices/invoice-model.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { pdfText } from '@academy/pdf-kit/testing/pdf-text.ts';
import type { Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({
  COMPANY_NAME: 'Academia de Pruebas, S.L.',
  COMPANY_ADDRESS: 'Calle del Ejemplo, 12, 28004 Madrid',
  COMPANY_TAX_ID: 'B12345678',
});
const members = createSubscribers(auth);
const billing: Billing = {
  name: 'Talleres Muñoz, S.L.',
  line1: 'Calle Mayor, 1',
  postalCode: '50001',
  city: 'Zaragoza',
  country: 'ES',
  taxId: 'B87654321',
};
const save = (person: Person, body: unknown, language: 'es' | 'en' = 'en') =>
  auth.client.put('/api/payments/billing', { authorization: person.bearer, body, language });

/** The PDF's bytes: the ordinary test client reads text. */
const download = async (person: Person, path: string) => {
  const response = await fetch(`${auth.baseUrl}/api/payments/invoices/${path}`, {
    headers: { authorization: person.bearer },
  });
  return { response, text: pdfText(Buffer.from(await response.arrayBuffer())) };
};

test('When charges follow each other, then their invoices come newest first with the VAT that is in them', async () => {
  const { person, id } = await members.inState('active');
  auth.passTime(1_000);
  auth.fake.renew(id);
  await members.sync(person);
  const { status, body } = await members.get(person, 'invoices');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { status: 'paid', total: 2999, vat: 520, refunded: 0, currency: 'eur' },
    { status: 'paid', total: 2999, vat: 520, refunded: 0, currency: 'eur' },
  ]);
  expect(body[0].periodStart).toBe(body[1].periodEnd);
  expect(JSON.stringify(body)).not.toMatch(/userId|customer|lookup|subscriptionId/);
});

test('When an invoice is downloaded, then it is a PDF in the language asked for, for its owner alone', async () => {
  const person = await auth.people.register();
  await members.subscribe(person, {}, { name: '' });
  const other = (await members.inState('active')).person;
  const [invoice] = (await members.get(person, 'invoices')).body;
  const { response, text } = await download(person, `${invoice.id}/pdf?lang=es`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('content-disposition')).toContain(`factura-${invoice.number}.pdf`);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(text).toContain('Academia de Pruebas, S.L.');
  expect(text).toContain('NIF B12345678');
  expect(text).toContain('29,99 €');
  // Nobody was named at the payment: the account's own name stands for them.
  expect(text).toContain(`Ana Núñez\n${person.email}`);
  expect((await download(person, `${invoice.id}/pdf?lang=en`)).text).toContain('Invoice');

  const admin = await auth.people.admin();
  for (const stranger of [other, admin]) {
    const refused = await members.get(stranger, `invoices/${invoice.id}/pdf`, 'es');
    expect([refused.status, refused.body.error]).toEqual([404, 'Esa factura no existe.']);
    expect((await members.get(stranger, 'invoices')).body).not.toContainEqual(invoice);
  }
  expect((await auth.client.get(`/api/payments/invoices/${invoice.id}/pdf`)).status).toBe(401);
});

test('When somebody saves whom invoices name before they pay, then the provider learns it with the customer', async () => {
  const person = await auth.people.register();
  const { status, body } = await save(person, billing);
  expect([status, body.billing]).toEqual([200, billing]);
  await members.subscribe(person);
  expect(auth.fake.billingOf(person.user.id)).toEqual(billing);
  const [invoice] = (await members.get(person, 'invoices')).body;
  const { text } = await download(person, `${invoice.id}/pdf?lang=en`);
  expect(text).toContain('Talleres Muñoz, S.L.\nCalle Mayor, 1\n50001 Zaragoza\nSpain\nTax ID B87654321');
});

test('When it is saved later, then the next invoice names it and those before stay as they were', async () => {
  const { person, id } = await members.inState('active');
  await save(person, billing);
  auth.passTime(1_000);
  auth.fake.renew(id);
  await members.sync(person);
  const [next, first] = (await members.get(person, 'invoices')).body;
  expect((await download(person, `${next.id}/pdf`)).text).toContain('Talleres Muñoz');
  expect((await download(person, `${first.id}/pdf`)).text).not.toContain('Talleres Muñoz');
});

test('When the payment page was told what our form does not take, then the subscription is shown without it', async () => {
  const { person } = await members.inState('active');
  const taxId = 'CHE-123.456.789 MWST';
  await auth.deps.subscribers.change(person.user.id, () => ({
    state: { billing: { ...billing, taxId } },
    events: [],
  }));
  const { status, body } = await members.get(person, 'subscription');
  expect([status, body.state, body.billing]).toEqual([200, 'active', null]);
});

test('When the provider is away, then the billing name of a customer stays as it was everywhere', async () => {
  const { person } = await members.inState('active');
  await save(person, billing);
  auth.fake.away = true;
  try {
    expect((await save(person, { ...billing, name: 'Otra' })).status).toBe(503);
  } finally {
    auth.fake.away = false;
  }
  expect((await members.get(person, 'subscription')).body.billing.name).toBe(billing.name);
  expect(auth.fake.billingOf(person.user.id)?.name).toBe(billing.name);
});

test.each([
  ['name', { name: ' ' }, 'El nombre es obligatorio', 'Billing name is required'],
  [
    'country',
    { country: 'España' },
    'El país debe tener dos letras mayúsculas, como ES',
    'Country must be two capital letters, such as ES',
  ],
  [
    'taxId',
    { taxId: 'b8765 4321' },
    'El NIF solo puede tener letras mayúsculas, números y guiones',
    'Tax ID may only contain capital letters, numbers and hyphens',
  ],
  [
    'postalCode',
    { postalCode: '9'.repeat(21) },
    'El código postal admite como máximo 20 caracteres',
    'Postal code must be at most 20 characters',
  ],
  ['city', { city: undefined }, 'La ciudad es obligatoria', 'City is required'],
])(
  'When the %s is wrong, then it is named in both languages and nothing changes',
  async (path, wrong, es, en) => {
    const person = await auth.people.register();
    await save(person, billing);
    for (const [language, error] of [
      ['es', es],
      ['en', en],
    ] as const) {
      const answer = await save(person, { ...billing, ...wrong }, language);
      expect([answer.status, answer.body.fields]).toEqual([400, [{ path, message: error }]]);
    }
    expect((await members.get(person, 'subscription')).body.billing).toEqual(billing);
  },
);

test('When the payment page was told whom to bill, then the next invoices are for them', async () => {
  const person = await auth.people.register();
  await members.checkout(person);
  await auth.fake.provider.saveBilling(auth.fake.customerOf(person.user.id), billing);
  auth.fake.pay(person.user.id);
  await members.sync(person);
  expect((await members.get(person, 'subscription')).body.billing).toEqual(billing);
});

test('When the rate of VAT has changed since, then an invoice that is refunded keeps what it was issued with', async () => {
  const { person, id } = await members.inState('active');
  auth.fake.refund(id);
  const { readCustomer } = auth.fake.provider;
  auth.fake.provider.readCustomer = async (customerId) => {
    const record = await readCustomer(customerId);
    return (
      record && {
        ...record,
        invoices: record.invoices.map((one) => ({ ...one, vat: 600, billedTo: billing })),
      }
    );
  };
  await members.sync(person);
  auth.fake.provider.readCustomer = readCustomer;
  expect((await members.get(person, 'invoices')).body).toMatchObject([
    { status: 'refunded', refunded: 2999, total: 2999, vat: 520 },
  ]);
});

test('When an invoice is older than six years, then the sweep takes it, and no sync with the provider brings it back', async () => {
  const { person, id } = await members.inState('active');
  const sevenYearsAgo = new Date(Date.now() - 7 * 366 * 86_400_000);
  const [old] = (await members.get(person, 'invoices')).body;
  await auth.models.invoices.updateOne({ _id: old.id }, { $set: { issuedAt: sevenYearsAgo } });
  const jobs = [{ name: 'old', model: auth.models.invoices, filter: outdatedInvoices }];
  const sweeper = createSweeper({ jobs, everyMs: 60_000, logger: auth.stack.logger });
  await sweeper.sweep();
  expect(await auth.models.invoices.exists({ _id: old.id })).toBeNull();
  const found = { userId: person.user.id, provider: 'sandbox', lookup: 1_000 } as const;
  const kept = { ...old, subscriptionId: id, billedTo: null, periodStart: new Date(), periodEnd: new Date() };
  await auth.deps.invoices.keep(found, [{ ...kept, issuedAt: sevenYearsAgo }]);
  expect((await members.get(person, 'invoices')).body).toEqual([]);
  await auth.deps.invoices.keep(found, [{ ...kept, issuedAt: new Date() }]);
  expect((await members.get(person, 'invoices')).body).toMatchObject([{ id: old.id }]);
});
