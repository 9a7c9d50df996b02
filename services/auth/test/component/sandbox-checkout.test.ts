import { escapeHtml } from '@academy/service-kit/text/escape-html.ts';
import { cards, paying, useSandbox } from '../support/use-sandbox.ts';

const academy = useSandbox();
const done = 'http://academy.example/settings?payment=done';

const recordOf = async (customerId: string) => {
  const record = await academy.provider.readCustomer(customerId);
  if (!record) throw new Error('no customer');
  return record;
};

test('When somebody pays, then they have a subscription, an invoice and their way back', async () => {
  const customerId = await academy.customer();
  const url = await academy.checkout(customerId);
  const page = await academy.show(url);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.text).toContain('Página de prueba: no se cobra nada');
  expect(page.text).toContain('value="Ana Núñez"');
  const answer = await academy.send(url, paying({ taxId: 'b-1234 5678', line1: 'Calle Mayor 1' }));
  expect([answer.status, answer.goesTo]).toEqual([303, done]);
  const { subscriptions, invoices } = await recordOf(customerId);
  expect(subscriptions).toMatchObject([{ status: 'active', amount: 2999, interval: 'month', coupon: null }]);
  const billedTo = { name: 'Ana Núñez', taxId: 'B-12345678', country: 'ES', line1: 'Calle Mayor 1' };
  expect(invoices).toMatchObject([{ total: 2999, vat: 520, status: 'paid', billedTo }]);
  expect(invoices[0]?.number).toMatch(/^SANDBOX-\d{6}$/);
});

test('When the form is sent many times at once, then it is one payment and all are led back', async () => {
  const customerId = await academy.customer();
  const url = await academy.checkout(customerId);
  const answers = await Promise.all(Array.from({ length: 8 }, () => academy.send(url, paying())));
  expect(new Set(answers.map(({ goesTo }) => goesTo))).toEqual(new Set([done]));
  const { subscriptions, invoices } = await recordOf(customerId);
  expect([subscriptions.length, invoices.length]).toEqual([1, 1]);
  expect((await academy.show(url)).text).toContain('Ya está pagado');
  expect((await academy.send(url, paying({ cardNumber: cards.declined }))).goesTo).toBe(done);
});

test('When the card is declined, then the page says so, keeps what was typed and not the card', async () => {
  const customerId = await academy.customer({ language: 'en' });
  const url = await academy.checkout(customerId, { language: 'en' });
  const answer = await academy.send(
    url,
    paying({ name: 'Grace & Sons', cardNumber: cards.declined, cvc: '987' }),
  );
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('The bank declined the card and nothing was paid.');
  expect(answer.text).toContain('value="Grace &amp; Sons"');
  expect(answer.text).not.toMatch(/value="(4000|987)/);
  expect((await recordOf(customerId)).subscriptions).toEqual([]);
  expect((await academy.send(url, paying())).goesTo).toBe(done);
});

test('When fields are wrong, then each is named in the language of the page and nothing is paid', async () => {
  const customerId = await academy.customer();
  const url = await academy.checkout(customerId);
  const wrong = { name: ' ', country: 'XX', taxId: 'Ñ', cardNumber: '4242', expiry: '01/20', cvc: 'abc' };
  const { status, text } = await academy.send(url, paying(wrong));
  expect(status).toBe(400);
  for (const field of Object.keys(wrong)) expect(text).toContain(`id="${field}-error"`);
  expect(text).toContain('Escribe a nombre de quién va la factura.');
  const taxed = await academy.send(url, paying({ taxId: 'B12345678' }));
  expect(taxed.text).toContain('id="line1-error"');
  const long = await academy.send(url, paying({ name: 'x'.repeat(121) }));
  expect(long.text).toContain('id="name-error"');
  for (const nothing of [{}, { act: 'unknown', name: '' }])
    expect((await academy.send(url, nothing)).status).toBe(400);
  expect((await recordOf(customerId)).subscriptions).toEqual([]);
});

test('When a coupon is applied, then the price falls, what was typed stays, and it can be taken off', async () => {
  const customerId = await academy.customer();
  const url = await academy.checkout(customerId);
  const unknown = await academy.send(url, paying({ act: 'apply-coupon', coupon: 'nada"' }));
  expect(unknown.status).toBe(400);
  expect(unknown.text).toContain('Ese cupón no existe o ya no es válido.');
  expect(unknown.text).toContain(`value="${escapeHtml('nada"')}"`);
  const applied = await academy.send(url, {
    act: 'apply-coupon',
    coupon: ' bienvenida20',
    name: 'Zoé',
    country: 'MX',
  });
  expect(applied.status).toBe(303);
  const page = await academy.show(new URL(applied.goesTo, url).href);
  expect(page.text).toContain('23,99');
  expect(page.text).toContain('value="Zoé"');
  expect(page.text).toMatch(/value="MX" selected/);
  await academy.send(url, { act: 'remove-coupon' });
  expect((await academy.show(url)).text).toMatch(/Pagar 29,99/);
  await academy.send(url, paying({ coupon: 'AMIGOS50' }));
  const { subscriptions, invoices } = await recordOf(customerId);
  expect(subscriptions).toMatchObject([{ coupon: 'AMIGOS50', amount: 1499 }]);
  expect(invoices).toMatchObject([{ total: 1499 }]);
});

test('When a later page is opened or a day has passed, then the old one takes no payment', async () => {
  const customerId = await academy.customer();
  const [first, second] = [await academy.checkout(customerId), await academy.checkout(customerId)];
  expect((await academy.show(first)).text).toContain('Esta página de pago ya no es válida');
  expect((await academy.send(first, paying())).status).toBe(400);
  academy.passTime(25 * 3_600_000);
  expect((await academy.send(second, paying())).status).toBe(400);
  expect((await recordOf(customerId)).subscriptions).toEqual([]);
});

test('When an address is made up, then there is no such page, in the language of whoever asks', async () => {
  const base = academy.baseUrl;
  for (const path of ['c/pay/made-up', 'p/session/made-up']) {
    const shown = await fetch(`${base}/${path}`, { headers: { 'accept-language': 'es' } });
    expect(shown.status).toBe(404);
    expect(await shown.text()).toContain('Esta página de pago no existe');
    expect((await academy.send(`${base}/${path}`, paying())).status).toBe(404);
  }
  const customerId = await academy.customer();
  const ids = await Promise.all([academy.checkout(customerId), academy.portal(customerId)]);
  for (const id of ids) expect(id.split('/').at(-1)).toMatch(/^(cs_test|bps)_[0-9a-f]{24}$/);
});

test('When a coupon does not exist, then no page is opened and the field is named', async () => {
  const opening = academy.checkout(await academy.customer(), { coupon: 'NADA' });
  await expect(opening).rejects.toMatchObject({ status: 400, fields: [{ path: 'coupon' }] });
});

test('When many pay at once, then invoices are numbered without gaps or doubles', async () => {
  const customers = await Promise.all(Array.from({ length: 12 }, () => academy.customer()));
  const urls = await Promise.all(customers.map((customerId) => academy.checkout(customerId)));
  await Promise.all(urls.map((url) => academy.send(url, paying())));
  const records = await Promise.all(customers.map(recordOf));
  const numbers = new Set(records.flatMap(({ invoices }) => invoices.map(({ number }) => number)));
  const sequence = [...numbers]
    .map((number) => Number(number.slice('SANDBOX-'.length)))
    .sort((a, b) => a - b);
  expect(sequence).toHaveLength(12);
  expect(sequence.at(-1)).toBe((sequence[0] ?? 0) + 11);
});

test('When the same user comes again, then they are the same customer', async () => {
  const { provider } = academy;
  const details = { userId: 'the-same', email: 'a@example.com', name: 'Ana', language: 'es' } as const;
  const ids = await Promise.all([1, 2, 3].map(() => provider.createCustomer(details)));
  expect(new Set(ids).size).toBe(1);
  expect(await provider.readCustomer('cus_nobody')).toBeNull();
});
