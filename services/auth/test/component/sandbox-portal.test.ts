import { cards, paying, useSandbox, type Form } from '../support/use-sandbox.ts';

const academy = useSandbox();

const subscribed = async (form: Form = {}) => {
  const customerId = await academy.customer();
  await academy.send(await academy.checkout(customerId), paying(form));
  const portal = await academy.portal(customerId);
  const record = async () => {
    const found = await academy.provider.readCustomer(customerId);
    const subscription = found?.subscriptions[0];
    if (!found || !subscription) throw new Error('no subscription');
    return { ...found, subscription };
  };
  /** Presses a button and gives the page it leads to. */
  const press = async (act: string, more: Form = {}) => {
    const answer = await academy.send(portal, { act, ...more });
    return answer.status === 303 ? academy.show(new URL(answer.goesTo, portal).href) : answer;
  };
  const { id } = (await record()).subscription;
  return { customerId, portal, record, press, id };
};

test('When the next period is charged, then there is one more invoice and the page tells', async () => {
  const { press, record } = await subscribed();
  const before = (await record()).subscription.periodEnd;
  expect((await press('charge')).text).toContain('Se ha cobrado el próximo periodo (es una prueba).');
  const { subscription, invoices } = await record();
  expect(invoices.map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(subscription.periodEnd > before).toBe(true);
  expect(invoices[0]?.periodStart).toEqual(before);
});

test('When a charge fails, then it is owed, and the bank or a new card recovers it', async () => {
  const { press, record } = await subscribed({ cardNumber: cards.failsLater });
  expect((await press('charge')).text).toContain('El cobro ha fallado.');
  expect((await record()).subscription.status).toBe('past_due');
  const declined = await press('card', { cardNumber: cards.declined, expiry: '12/40', cvc: '123' });
  expect(declined.status).toBe(400);
  expect(declined.text).toContain('El banco ha rechazado la tarjeta');
  expect((await record()).subscription.status).toBe('past_due');
  await press('card', { cardNumber: cards.pays, expiry: '12/40', cvc: '123' });
  expect((await record()).subscription.status).toBe('active');
  await press('fail');
  expect((await record()).subscription.status).toBe('past_due');
  expect((await press('charge')).text).toContain('Eso ya no se puede hacer ahora.');
  await press('recover');
  expect((await record()).subscription.status).toBe('active');
  expect((await record()).invoices.every(({ status }) => status === 'paid')).toBe(true);
});

test('When it is cancelled, then it can be resumed, and else ends with its period', async () => {
  const { press, record, id } = await subscribed();
  const { provider } = academy;
  await provider.cancelAtPeriodEnd(id);
  await provider.cancelAtPeriodEnd(id);
  expect((await record()).subscription).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true });
  await provider.resume(id);
  expect((await record()).subscription.cancelsAtPeriodEnd).toBe(false);
  await provider.cancelAtPeriodEnd(id);
  await press('end-period');
  expect((await record()).subscription.status).toBe('ended');
  expect((await press('end-period')).text).toContain('Eso ya no se puede hacer ahora.');
});

test('When the last payment is refunded by the bank, then it is given back once and the rest goes on', async () => {
  const { press, record } = await subscribed();
  await press('refund');
  await press('refund');
  const { subscription, invoices } = await record();
  expect(invoices).toMatchObject([{ status: 'refunded', refunded: 2999 }]);
  expect(subscription.status).toBe('active');
});

test('When the academy refunds and ends it, then once however often it asks', async () => {
  const { record, id } = await subscribed();
  const { provider } = academy;
  await Promise.all([provider.refundAndEnd(id), provider.refundAndEnd(id), provider.endNow(id)]);
  const { subscription, invoices } = await record();
  expect(subscription.status).toBe('ended');
  expect(invoices.map(({ refunded, total }) => [refunded, total])).toEqual([[2999, 2999]]);
});

test('When the interval changes, then what is unused is taken off; a card that fails changes nothing', async () => {
  const { record, id } = await subscribed();
  await academy.provider.changeInterval(id, 'year');
  await academy.provider.changeInterval(id, 'year');
  const { subscription, invoices } = await record();
  expect(subscription).toMatchObject({ interval: 'year', amount: 29_990 });
  expect(invoices.map(({ total }) => total)).toEqual([29_990 - 2999, 2999]);
  const failing = await subscribed({ cardNumber: cards.failsLater });
  const refused = academy.provider.changeInterval(failing.id, 'year');
  await expect(refused).rejects.toMatchObject({ status: 409, code: 'card-refused' });
  expect((await failing.record()).subscription.interval).toBe('month');
});

test('When billing details change, then the next invoice names them and the last one stays', async () => {
  const { customerId, press, record } = await subscribed();
  const billing = {
    name: 'Ana S.L.',
    line1: 'Mayor 1',
    postalCode: '28001',
    city: 'Madrid',
    country: 'ES',
    taxId: 'B12345678',
  };
  await academy.provider.saveBilling(customerId, billing);
  await press('charge');
  expect((await record()).invoices.map(({ billedTo }) => billedTo?.name)).toEqual(['Ana S.L.', 'Ana Núñez']);
});

test('When a month passes by itself, then it is charged, without anybody pressing anything', async () => {
  const { record } = await subscribed();
  academy.passTime(32 * 86_400_000);
  expect((await record()).invoices).toHaveLength(2);
});

test('When an hour has passed, then the page of a customer is gone', async () => {
  const { portal } = await subscribed();
  expect((await academy.show(portal)).status).toBe(200);
  academy.passTime(3_700_000);
  expect((await academy.show(portal)).status).toBe(404);
  expect((await academy.send(portal, { act: 'refund' })).status).toBe(404);
});
