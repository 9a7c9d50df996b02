import { cards, paying, useSandbox } from '../support/use-sandbox.ts';

const academy = useSandbox();
const recordOf = async (customerId: string) => {
  const record = await academy.sandbox.provider.readCustomer(customerId);
  if (!record) throw new Error('no customer');
  return record;
};

test('When somebody pays, then they have a subscription, an invoice and their way back', async () => {
  const customerId = await academy.customer();
  const url = await academy.checkout(customerId);
  const page = await academy.show(url);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Página de prueba: no se cobra nada');
  const answer = await academy.send(url, paying({ taxId: 'b-1234 5678', line1: 'Calle Mayor 1' }));
  expect(answer.status).toBe(303);
  expect(answer.goesTo).toBe('http://academy.example/settings?payment=done');
  const { subscriptions, invoices } = await recordOf(customerId);
  expect(subscriptions).toMatchObject([{ status: 'active', amount: 2999, interval: 'month', coupon: null }]);
  expect(invoices).toMatchObject([
    {
      total: 2999,
      vat: 520,
      status: 'paid',
      number: expect.stringMatching(/^SANDBOX-\d{6}$/) as string,
      billedTo: { name: 'Ana Núñez', taxId: 'B-12345678', country: 'ES' },
    },
  ]);
});
