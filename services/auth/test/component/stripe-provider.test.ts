import { randomUUID } from 'node:crypto';
import type { Billing } from '@academy/contracts/shared/payments.ts';
import { useStripeCustomers } from '../support/stripe-customers.ts';

const under = useStripeCustomers();
const { newCustomer, open, record, subscribe } = under;
const day = 86_400_000;

describe('customers', () => {
  test('When the same user is made a customer again and at once, then there is one', async () => {
    const userId = randomUUID();
    const details = { userId, email: `${userId}@example.com`, name: 'Ana', language: 'es' as const };
    const ids = await Promise.all([1, 2, 3].map(() => under.provider.createCustomer(details)));
    ids.push(await under.provider.createCustomer({ ...details, name: 'Ana María' }));
    expect(new Set(ids).size).toBe(1);
    expect(under.stripe.customerOf(userId)).toMatchObject({
      name: 'Ana',
      email: details.email,
      preferred_locales: ['es'],
    });
  });

  test('When the customer was made and never noted down, then a later day finds it by its address', async () => {
    const { details, customerId } = await newCustomer();
    under.passTime(3 * day);
    expect(await under.provider.createCustomer(details)).toBe(customerId);
  });

  test('When billing is saved, then invoices name it, with a tax id of the kind that Stripe knows', async () => {
    const somebody = await newCustomer();
    const billing: Billing = {
      name: 'Núñez e Hijas, S.L.',
      line1: 'Calle Mayor 1',
      postalCode: '28013',
      city: 'Madrid',
      country: 'ES',
      taxId: 'B12345678',
    };
    await under.provider.saveBilling(somebody.customerId, { ...billing, taxId: 'ESB12345678' });
    await under.provider.saveBilling(somebody.customerId, billing);
    const stored = [...under.stripe.world.taxIds.values()].filter(
      ({ customer }) => customer === somebody.customerId,
    );
    expect(stored).toMatchObject([{ type: 'es_cif', value: 'B12345678' }]);
    const { url } = await open(somebody);
    under.stripe.pay(url, { name: billing.name });
    expect((await record(somebody)).invoices).toMatchObject([{ billedTo: billing }]);
  });

  test('When a tax id cannot be one of its country, then the refusal names it and the customer stays as it was', async () => {
    const { userId, customerId } = await newCustomer();
    const billing = { name: 'X', line1: '', postalCode: '', city: '', country: 'ES', taxId: 'NO' };
    await expect(under.provider.saveBilling(customerId, billing)).rejects.toMatchObject({
      status: 400,
      fields: [{ path: 'taxId' }],
    });
    expect(under.stripe.customerOf(userId).name).toBe('Ana Núñez');
  });

  test('When there is no such customer, or no longer, then there is no record', async () => {
    const { userId, customerId } = await newCustomer();
    under.stripe.deleteCustomer(userId);
    expect(await under.provider.readCustomer(customerId)).toBeNull();
    expect(await under.provider.readCustomer('cus_nobody')).toBeNull();
  });
});

describe('the payment page', () => {
  test('When a page is opened, then it sells the price of our settings, VAT included, with what must be read first', async () => {
    const somebody = await newCustomer();
    const { url } = await open(somebody, { interval: 'year' });
    expect(url).toContain('/c/pay/cs_test');
    const sent = under.stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions');
    expect(sent?.params).toMatchObject({
      mode: 'subscription',
      customer: somebody.customerId,
      client_reference_id: somebody.userId,
      line_items: [
        {
          price_data: {
            unit_amount: '29990',
            currency: 'eur',
            product: 'prod_premium',
            recurring: { interval: 'year' },
            tax_behavior: 'inclusive',
          },
        },
      ],
      locale: 'es',
      success_url: 'https://academy.example/settings?payment=done',
      cancel_url: 'https://academy.example/settings?payment=cancelled',
    });
    const message = JSON.stringify(sent?.params['custom_text']);
    expect(message).toContain('[condiciones de venta](https://academy.example/terms-of-sale)');
    expect(message).toContain('(https://academy.example/withdrawal)');
  });

  test('When a second page is opened, then the first takes no payment any more', async () => {
    const somebody = await newCustomer();
    const first = await open(somebody);
    await open(somebody);
    expect(() => under.stripe.pay(first.url)).toThrow('expired');
  });

  test('When the other page is paid while this one opens, then nobody is asked to pay twice', async () => {
    const somebody = await newCustomer();
    const { url } = await open(somebody);
    under.stripe.trouble('POST', /\/expire$/, () => void under.stripe.pay(url));
    await expect(open(somebody)).rejects.toMatchObject({ status: 409, code: 'has-subscription' });
  });

  test.each([['ahorra20'], ['AHORRA20']])(
    'When the coupon %s is given, then it comes off the price',
    async (coupon) => {
      const known = [...under.stripe.world.promotionCodes.values()].some(({ code }) => code === 'AHORRA20');
      if (!known) under.stripe.addPromotionCode('AHORRA20', { duration: 'forever', percentOff: 20 });
      const somebody = await newCustomer();
      await subscribe(somebody, { coupon });
      expect(await record(somebody)).toMatchObject({
        subscriptions: [{ amount: 2399, coupon: 'AHORRA20' }],
        invoices: [{ total: 2399, vat: 416, status: 'paid' }],
      });
    },
  );

  test('When a coupon is unknown, spent, or for first purchases alone, then the refusal names it', async () => {
    const somebody = await newCustomer();
    const refusal = { status: 400, fields: [{ path: 'coupon' }] };
    await expect(open(somebody, { coupon: 'NADA' })).rejects.toMatchObject(refusal);
    const spent = under.stripe.addPromotionCode('GASTADO', { duration: 'once', percentOff: 10 });
    spent.active = false;
    await expect(open(somebody, { coupon: 'GASTADO' })).rejects.toMatchObject(refusal);
    const first = under.stripe.addPromotionCode('PRIMERA', { duration: 'once', percentOff: 10 });
    first.restrictions.first_time_transaction = true;
    under.stripe.end(await subscribe(somebody));
    await expect(open(somebody, { coupon: 'PRIMERA' })).rejects.toMatchObject(refusal);
  });

  test('When the card is refused, then nothing is bought and the page stays open', async () => {
    const somebody = await newCustomer();
    const { url } = await open(somebody);
    under.stripe.refuseCard(somebody.userId, true);
    expect(under.stripe.pay(url)).toBeNull();
    expect(await record(somebody)).toEqual({ subscriptions: [], invoices: [] });
    under.stripe.refuseCard(somebody.userId, false);
    expect(under.stripe.pay(url)).not.toBeNull();
  });

  test('When the portal is opened, then it leads back to the settings', async () => {
    const { customerId } = await newCustomer();
    expect((await under.provider.openPortal(customerId, 'en')).url).toContain('/p/session/bps');
    expect(under.stripe.requests.at(-1)?.params).toMatchObject({
      return_url: 'https://academy.example/settings',
      locale: 'en',
    });
  });
});
