import { once } from 'node:events';
import { request as send, type OutgoingHttpHeaders } from 'node:http';
import { createAccount } from '../test/account.ts';
import { listenAsStripe } from './http-server.ts';
import { createIdempotency } from './idempotency.ts';
import { createPages } from './pages/serve-page.ts';
import { apiVersion } from './world.ts';

const secretKey = 'sk_test_1';
const caller = { authorization: `Bearer ${secretKey}`, 'stripe-version': apiVersion };
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const start = async () => {
  const account = createAccount(new Date('2027-01-31T10:00:00Z'));
  const { world } = account;
  const site = { brand: 'Promptario', publicUrl: 'https://academy.example' };
  const pages = createPages({ world, site, vatPercent: 21 });
  let kept = 0;
  const keep = () => void (kept += 1);
  const { server, url } = await listenAsStripe({
    ...{ world, secretKey, keys: createIdempotency(world), pages, keep },
  });
  closing.push(() => server.close().closeAllConnections());
  const post = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(form);
    const { status } = await fetch(`${url}${path}`, { method: 'POST', body, headers, redirect: 'manual' });
    return status;
  };
  return { account, url, post, timesKept: () => kept };
};

/** The answer to a request whose body does not come, or comes without an end. */
const answerBefore = async (url: string, headers: OutgoingHttpHeaders, body = ''): Promise<number> => {
  const req = send(url, { method: 'POST', headers });
  closing.push(() => req.destroy());
  req.on('error', () => {});
  req.flushHeaders();
  if (body) req.write(body);
  const [res] = (await once(req, 'response')) as [{ statusCode: number }];
  return res.statusCode;
};

test('When a call has no key or a wrong one, then it is refused before its body is read', async () => {
  const { url } = await start();
  for (const headers of [{}, { authorization: 'Bearer sk_test_2' }])
    expect(await answerBefore(`${url}/v1/customers`, { ...headers, 'content-length': 1000 })).toBe(401);
});

test.each([
  ['a page', '/c/pay/cs_test_1', 16_384],
  ['a call', '/v1/customers', 100_000],
])('When more is sent to %s than it takes, then it is refused before the end', async (_what, path, most) => {
  const { url } = await start();
  expect(await answerBefore(`${url}${path}`, { ...caller, 'content-length': most + 1 })).toBe(413);
  const chunked = { ...caller, 'transfer-encoding': 'chunked' };
  expect(await answerBefore(`${url}${path}`, chunked, `name=${'x'.repeat(most)}`)).toBe(413);
});

test('When a page is shown, then no other site frames it, and its form leads to the academy alone', async () => {
  const { account, url } = await start();
  for (const path of [`/c/pay/${account.open().id}`, '/c/pay/made-up']) {
    const { headers } = await fetch(`${url}${path}`);
    expect(headers.get('content-security-policy')?.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'self' https://academy.example",
      ]),
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('When a request changes nothing, then nothing is written', async () => {
  const { account, post, timesKept } = await start();
  const [open, paid] = [account.open(), account.open()];
  expect(await post('/v1/customers', {})).toBe(401);
  expect(await post('/v1/nothing', {}, caller)).toBe(404);
  expect(await post('/v1/customers', { colour: 'red' }, caller)).toBe(400);
  expect(await post('/c/pay/made-up', {})).toBe(404);
  expect(await post('/nothing', {})).toBe(404);
  expect(await post(`/c/pay/${open.id}`, { act: 'pay', name: '' })).toBe(400);
  expect(timesKept()).toBe(0);

  const key = { ...caller, 'idempotency-key': 'k' };
  expect([await post('/v1/customers', {}, key), timesKept()]).toEqual([200, 1]);
  expect([await post('/v1/customers', {}, key), timesKept()]).toEqual([200, 1]);
  const form = { act: 'pay', name: 'Ana', country: 'ES', cardNumber: '4242424242424242' };
  const pay = () => post(`/c/pay/${paid.id}`, { ...form, expiry: '12/40', cvc: '123' });
  expect([await pay(), timesKept()]).toEqual([303, 2]);
  expect([await pay(), timesKept()]).toEqual([303, 2]);
});
