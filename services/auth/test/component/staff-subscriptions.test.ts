import { endOrphans } from '../../src/payments/endings/end-orphans.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { createSubscribers } from '../support/subscribers.ts';
import type { Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const members = createSubscribers(auth);
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const list = (query: Record<string, unknown>) => {
  const params = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)] as [string, string]),
  );
  return auth.client.get(`/api/admin/subscriptions?${params.toString()}`, { authorization: admin.bearer });
};
const path = (person: Person) => `/api/admin/subscriptions/${person.user.id}`;
const read = (person: Person) => auth.client.get(path(person), { authorization: admin.bearer });
const adjust = (person: Person, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  auth.client.post(`${path(person)}/adjust`, {
    authorization: admin.bearer,
    body: { reason: 'Lo pidió por correo', ...body },
    headers: { 'accept-language': 'es', ...headers },
  });
const setPremium = (person: Person, isPremium: boolean) =>
  auth.client.patch(`/api/admin/users/${person.user.id}`, {
    authorization: admin.bearer,
    body: { isPremium },
    language: 'es',
  });
const auditsOf = (person: Person, action: string) =>
  auth.events
    .filter(({ topic }) => topic === 'audit.actions')
    .map(({ data }) => data as { resourceId: string; action: string; fields: string[]; actorId: string })
    .filter((data) => data.resourceId === person.user.id && data.action === action);
const hasPremium = async (person: Person): Promise<boolean> =>
  (await auth.client.get('/api/auth/me', { authorization: person.bearer })).body.isPremium;

describe('the list', () => {
  const surname = `Qwyx${Date.now()}`;
  const named = (firstName: string) => auth.people.register({ firstName, lastName: surname });
  let payer: Person;
  let leaver: Person;
  let gifted: Person;
  beforeAll(async () => {
    await named('Nunca');
    [payer, leaver, gifted] = [await named('Ágata'), await named('Bruno'), await named('Carla')];
    await members.subscribe(payer);
    auth.fake.end(await members.subscribe(leaver, { interval: 'year' }));
    await members.sync(leaver);
    await setPremium(gifted, true);
    await setPremium(gifted, false);
  });

  test('When staff look for names, then those who ever paid or were given premium come, with the count', async () => {
    const { status, body, headers } = await list({
      filter: { q: surname },
      sort: ['name', 'ASC'],
      range: [0, 1],
    });
    expect([status, headers.get('content-range')]).toEqual([200, 'subscriptions 0-1/3']);
    expect(body).toMatchObject([
      { id: leaver.user.id, name: `Bruno ${surname}`, state: 'expired', plan: 'free', provider: 'sandbox' },
      { id: gifted.user.id, state: 'none', plan: 'free', gift: null, provider: null },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|outbox|history|lookup/);
  });

  test.each([
    [{ state: 'active' }, () => [payer.user.id]],
    [{ state: 'expired' }, () => [leaver.user.id]],
    [{ plan: 'premium' }, () => [payer.user.id]],
    [{ plan: 'free', state: 'active' }, () => []],
  ])('When they filter by %j, then only those come', async (filter, wanted) => {
    const { body } = await list({ filter: { ...filter, q: surname } });
    expect(body.map(({ id }: { id: string }) => id)).toEqual(wanted());
  });

  test('When they ask for ids, then exactly those come', async () => {
    const { body } = await list({ filter: { ids: [payer.user.id, 'nobody'] } });
    expect(body).toMatchObject([{ id: payer.user.id, amount: 2999, customerId: expect.any(String) }]);
  });

  test.each([
    ['sort', { sort: ['passwordHash', 'ASC'] }],
    ['filter', { filter: { state: 'rich' } }],
    ['filter', { filter: { plan: { $ne: 'free' } } }],
    ['filter', { filter: { customerId: 'x' } }],
  ])('When %s is not one that it knows, then the refusal names it', async (name, query) => {
    const { status, body } = await list(query);
    expect([status, body.fields[0].path]).toEqual([400, name]);
  });
});

test('When staff open one, then they see what happened, every invoice and the version', async () => {
  const { person } = await members.inState('cancelling');
  const { status, body, headers } = await read(person);
  expect([status, headers.get('etag')]).toEqual([200, `"${body.version}"`]);
  expect(body.history.map(({ what, by }: { what: string; by: string }) => [what, by])).toEqual([
    ['checkout_opened', 'member'],
    ['started', 'provider'],
    ['cancelled', 'member'],
  ]);
  expect(body.invoices).toMatchObject([{ status: 'paid', total: 2999 }]);
  const newcomer = await auth.people.register();
  expect((await read(newcomer)).body).toMatchObject({ state: 'none', history: [], invoices: [] });
  const nobody = await auth.client.get('/api/admin/subscriptions/nobody', { authorization: admin.bearer });
  expect(nobody.status).toBe(404);
});

test('When staff end a subscription, then premium is over at once, for a reason, and the audit log has it', async () => {
  const { person, id } = await members.inState('active');
  const { status, body, headers } = await adjust(person, { action: 'end' });
  expect([status, body.state, body.plan]).toEqual([200, 'expired', 'free']);
  expect(headers.get('etag')).toBe(`"${body.version}"`);
  expect(body.history.at(-1)).toMatchObject({
    what: 'ended',
    by: 'staff',
    actorId: admin.user.id,
    reason: 'Lo pidió por correo',
  });
  expect([auth.fake.subscription(id).status, await hasPremium(person)]).toEqual(['ended', false]);
  const [audit] = await until(() => {
    const found = auditsOf(person, 'subscription.adjusted');
    return found.length > 0 && found;
  });
  expect(audit).toMatchObject({ actorId: admin.user.id, fields: ['end'] });
  expect(JSON.stringify(audit)).not.toContain('correo');
  const again = await adjust(person, { action: 'end' });
  expect([again.status, again.body.type]).toEqual([409, '/problems/no-subscription']);
});

test('When staff refund, then what was charged last is given back once and premium ends', async () => {
  const { person } = await members.inState('active');
  const { status, body } = await adjust(person, { action: 'refund' });
  expect([status, body.state, body.plan]).toEqual([200, 'expired', 'free']);
  expect(body.invoices).toMatchObject([{ status: 'refunded', refunded: 2999 }]);
  expect(body.history.at(-1)).toMatchObject({ what: 'refunded', by: 'staff', actorId: admin.user.id });
  const again = await adjust(person, { action: 'refund' });
  expect([again.status, again.body.error]).toEqual([409, 'No hay ningún pago que reembolsar.']);
});

test('When the provider is away once it has refunded, then the reason is kept all the same', async () => {
  const { person } = await members.inState('active');
  const { readCustomer } = auth.fake.provider;
  auth.fake.provider.readCustomer = (id) => {
    if (auth.fake.calls.at(-1) === 'refundAndEnd') auth.fake.away = true;
    return readCustomer(id);
  };
  const answer = await adjust(person, { action: 'refund' });
  auth.fake.provider.readCustomer = readCustomer;
  auth.fake.away = false;
  expect([answer.status, answer.body.type]).toEqual([503, '/problems/payments-away']);
  expect(answer.body.detail).not.toMatch(/No ha cambiado nada/);
  await members.sync(person);
  const { body } = await read(person);
  expect([body.state, body.plan]).toEqual(['expired', 'free']);
  expect(body.history).toContainEqual(
    expect.objectContaining({ what: 'refunded', by: 'staff', reason: 'Lo pidió por correo' }),
  );
});

test('When one that has ended is refunded, then its last payment is given back all the same', async () => {
  const { person } = await members.inState('expired');
  const { status, body } = await adjust(person, { action: 'refund' });
  expect([status, body.state]).toEqual([200, 'expired']);
  expect(body.invoices).toMatchObject([{ status: 'refunded' }]);
});

test('When staff give premium and take it back, then the next request has it and has it no more', async () => {
  const person = await auth.people.register();
  const tomorrow = new Date(auth.deps.now().getTime() + 86_400_000).toISOString();
  const given = await adjust(person, { action: 'give', until: tomorrow });
  expect(given.body).toMatchObject({ plan: 'premium', state: 'none', gift: { until: tomorrow } });
  expect(await hasPremium(person)).toBe(true);
  const longer = await adjust(person, { action: 'give', until: null });
  expect(longer.body.gift).toEqual({ until: null });
  const taken = await adjust(person, { action: 'takeBack' });
  expect(taken.body).toMatchObject({ plan: 'free', gift: null });
  expect(await hasPremium(person)).toBe(false);
  expect(taken.body.history.map(({ what, giftUntil }: Record<string, unknown>) => [what, giftUntil])).toEqual(
    [
      ['gift_given', tomorrow],
      ['gift_given', null],
      ['gift_ended', undefined],
    ],
  );
  await until(() => auditsOf(person, 'subscription.adjusted').length === 3);
  const again = await adjust(person, { action: 'takeBack' });
  expect([again.status, again.body.type]).toEqual([409, '/problems/nothing-given']);
});

test('When a gift is taken from somebody who pays, then premium goes on', async () => {
  const { person } = await members.inState('active');
  await adjust(person, { action: 'give', until: null });
  const taken = await adjust(person, { action: 'takeBack' });
  expect(taken.body).toMatchObject({ plan: 'premium', state: 'active', gift: null });
});

test.each([
  ['reason', { action: 'end', reason: ' x ' }],
  ['reason', { action: 'end', reason: undefined }],
  ['until', { action: 'give', until: '2020-01-01T00:00:00.000Z' }],
  ['until', { action: 'give', until: 'soon' }],
  ['until', { action: 'give' }],
  ['action', { action: 'enrich' }],
])('When the %s of an adjustment is wrong, then it is named and nothing changes', async (field, body) => {
  const { person } = await members.inState('active');
  const before = (await read(person)).body;
  const answer = await adjust(person, body);
  expect([answer.status, answer.body.fields[0].path]).toEqual([400, field]);
  expect((await read(person)).body).toEqual(before);
});

test.each([{ action: 'end' }, { action: 'refund' }, { action: 'give', until: null }])(
  'When staff saw an older version and ask for %j, then they are told and nothing changes',
  async (body) => {
    const { person } = await members.inState('active');
    const etag = (await read(person)).headers.get('etag') ?? '';
    await members.post(person, 'subscription/cancel');
    const answer = await adjust(person, body, { 'if-match': etag });
    expect([answer.status, answer.body.type]).toEqual([409, '/problems/changed-meanwhile']);
    expect((await read(person)).body).toMatchObject({ state: 'cancelling', gift: null });
    const fresh = (await read(person)).headers.get('etag') ?? '';
    expect((await adjust(person, body, { 'if-match': fresh })).status).toBe(200);
  },
);

test('When the provider is away, then ending is refused with 503, and nothing has changed or been logged', async () => {
  const { person, id } = await members.inState('active');
  auth.fake.away = true;
  try {
    expect((await adjust(person, { action: 'end' })).status).toBe(503);
  } finally {
    auth.fake.away = false;
  }
  expect(auth.fake.subscription(id).status).toBe('active');
  expect(await hasPremium(person)).toBe(true);
  const kept = await adjust(person, { action: 'give', until: null });
  expect(kept.body.plan).toBe('premium');
  await until(() => auditsOf(person, 'subscription.adjusted').length > 0);
  expect(auditsOf(person, 'subscription.adjusted').map(({ fields }) => fields)).toEqual([['give']]);
});

describe("the console's switch for premium", () => {
  test('When it is turned on, then that is a gift without end that the history names', async () => {
    const person = await auth.people.register();
    const { body: switched } = await setPremium(person, true);
    expect(switched.isPremium).toBe(true);
    const { body } = await read(person);
    expect(body).toMatchObject({ plan: 'premium', gift: { until: null }, state: 'none' });
    expect(body.history).toMatchObject([
      { what: 'gift_given', by: 'staff', actorId: admin.user.id, giftUntil: null },
    ]);
    expect((await setPremium(person, true)).body.version).toBe(switched.version);
    expect((await read(person)).body.version).toBe(body.version);
    expect((await setPremium(person, false)).body.isPremium).toBe(false);
    expect((await read(person)).body).toMatchObject({ plan: 'free', gift: null });
  });

  test('When it is turned off for somebody who pays, then staff are sent to the subscription', async () => {
    const { person } = await members.inState('active');
    const answer = await setPremium(person, false);
    expect([answer.status, answer.body.type]).toEqual([409, '/problems/has-subscription']);
    expect(answer.body.error).toMatch(/Suscripciones/);
    expect(await hasPremium(person)).toBe(true);
  });

  test('When the whole record of somebody who pays is saved, then their plan stays as it is', async () => {
    const { person } = await members.inState('active');
    const { body: record } = await auth.client.get(`/api/admin/users/${person.user.id}`, {
      authorization: admin.bearer,
    });
    const { status, body } = await auth.client.patch(`/api/admin/users/${person.user.id}`, {
      authorization: admin.bearer,
      body: { ...record, firstName: 'Otra' },
    });
    expect([status, body.firstName, body.isPremium]).toEqual([200, 'Otra', true]);
    expect((await read(person)).body).toMatchObject({ state: 'active', gift: null });
  });
});

describe('when the account of somebody who pays is deleted', () => {
  const deleteAccount = (person: Person, headers: Record<string, string> = {}) =>
    auth.client.delete(`/api/admin/users/${person.user.id}`, { authorization: admin.bearer, headers });
  const noted = async ({ user }: Person) => {
    const inTwoDays = new Date(auth.deps.now().getTime() + 2 * 86_400_000);
    const waiting = await auth.deps.subscriptionEndings.waiting(inTwoDays, 100);
    return waiting.some(({ userId }) => userId === user.id);
  };
  /** As the loop does it, once what it put off is due. */
  const workOff = async () => {
    auth.passTime(11_000);
    await endOrphans(auth.deps);
  };

  test('and the provider is away, then the note of it waits and the subscription ends afterwards', async () => {
    const { person, id } = await members.inState('active');
    auth.fake.away = true;
    try {
      expect((await deleteAccount(person)).status).toBe(200);
      await workOff();
      expect([await noted(person), auth.fake.subscription(id).status]).toEqual([true, 'active']);
    } finally {
      auth.fake.away = false;
    }
    await workOff();
    expect([await noted(person), auth.fake.subscription(id).status]).toEqual([false, 'ended']);
  });

  test('and the deletion is refused, then the subscription goes on', async () => {
    const { person, id } = await members.inState('active');
    expect((await deleteAccount(person, { 'if-match': '"1"' })).status).toBe(409);
    await workOff();
    expect([await hasPremium(person), auth.fake.subscription(id).status]).toEqual([true, 'active']);
  });

  test('and they never came to a payment page, then there is nothing to note', async () => {
    const person = await auth.people.register();
    await deleteAccount(person);
    expect(await noted(person)).toBe(false);
  });

  test('and a payment page was left open, then what is paid on it is given back', async () => {
    const { person } = await members.inState('pending');
    await deleteAccount(person);
    await workOff();
    expect(await noted(person)).toBe(true);
    const id = auth.fake.pay(person.user.id);
    auth.passTime(10 * 60_000);
    await endOrphans(auth.deps);
    expect(auth.fake.subscription(id).status).toBe('ended');
    expect(await auth.fake.invoicesOf(person.user.id)).toMatchObject([{ status: 'refunded' }]);
    auth.passTime(25 * 60 * 60_000);
    await endOrphans(auth.deps);
    expect(await noted(person)).toBe(false);
  });
});

test('When somebody pays and cancels, then the recurring revenue of staff follows', async () => {
  const { bearer } = await auth.people.admin();
  const figures = async () =>
    (await auth.client.get('/api/admin/subscription-figures', { authorization: bearer })).body;
  const monthlyOf = ({ revenue }: { revenue: { currency: string; monthly: number }[] }) =>
    revenue.find(({ currency }) => currency === 'eur')?.monthly ?? 0;
  const before = await figures();
  const person = await auth.people.register();
  const subscription = await members.subscribe(person);
  const after = await figures();
  expect(after.states.active - before.states.active).toBe(1);
  expect(monthlyOf(after) - monthlyOf(before)).toBe(
    (await auth.client.get(path(person), { authorization: bearer })).body.amount,
  );
  auth.fake.end(subscription);
  await members.sync(person);
  expect(monthlyOf(await figures())).toBe(monthlyOf(before));
});
