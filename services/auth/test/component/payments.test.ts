import type { SubscriptionState } from '@academy/contracts/shared/payments.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { deliver } from '../support/deliver.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const members = createSubscribers(auth);
const hasPremium = async (bearer: string): Promise<boolean> =>
  (await auth.client.get('/api/auth/me', { authorization: bearer })).body.isPremium;

test('When a visitor asks what premium costs, then they read the prices, the VAT and where it is paid', async () => {
  const { status, body } = await auth.client.get('/api/payments/offer');
  expect([status, body]).toEqual([
    200,
    { currency: 'eur', prices: { month: 2999, year: 29_990 }, vatPercent: 21, provider: 'sandbox' },
  ]);
});

test('When somebody never paid, then their subscription says so', async () => {
  const person = await auth.people.register();
  const { status, body } = await members.get(person, 'subscription');
  expect([status, body]).toEqual([
    200,
    {
      state: 'none',
      plan: 'free',
      gift: null,
      interval: null,
      amount: null,
      currency: null,
      startedAt: null,
      nextChargeAt: null,
      endsAt: null,
      withdrawUntil: null,
      coupon: null,
      billing: null,
    },
  ]);
});

test('When a learner pays, then the message alone makes the token they have already a premium one', async () => {
  const person = await auth.people.register();
  const { status, body } = await members.checkout(person);
  expect([status, body]).toEqual([200, { url: auth.fake.pageOf(person.user.id) }]);
  expect((await members.get(person, 'subscription')).body).toMatchObject({ state: 'pending', plan: 'free' });
  expect(await hasPremium(person.bearer)).toBe(false);

  auth.fake.pay(person.user.id);
  const message = auth.fake.webhooks.at(-1);
  expect(message && (await deliver(auth.baseUrl, message)).status).toBe(200);
  await until(() => hasPremium(person.bearer));

  const { body: subscription } = await members.get(person, 'subscription');
  const periodEnd = auth.fake.subscription(auth.fake.subscriptionsOf(person.user.id)[0] ?? '').periodEnd;
  expect(subscription).toMatchObject({
    state: 'active',
    plan: 'premium',
    interval: 'month',
    amount: 2999,
    currency: 'eur',
    nextChargeAt: periodEnd.toISOString(),
    endsAt: null,
    coupon: null,
  });
  const days = (Date.parse(subscription.withdrawUntil) - Date.parse(subscription.startedAt)) / 86_400_000;
  expect(days).toBe(15);
  const changed = await until(() =>
    auth.events.find(
      ({ type, subject, data }) =>
        type === 'academy.auth.plan_changed.v1' &&
        subject === person.user.id &&
        (data as { plan: string }).plan === 'premium',
    ),
  );
  expect(changed.topic).toBe('auth.users');
});

test('When a coupon holds, then it is taken off each charge', async () => {
  const person = await auth.people.register();
  await members.subscribe(person, { interval: 'year', coupon: ' HALF ' });
  expect((await members.get(person, 'subscription')).body).toMatchObject({
    interval: 'year',
    amount: 14_995,
    coupon: 'HALF',
  });
});

test.each([
  ['es', 'Ese cupón no existe o ya no es válido.'],
  ['en', 'That coupon does not exist or is no longer valid.'],
] as const)(
  'When a coupon does not exist, then the field is named in %s and nothing opens',
  async (language, error) => {
    const person = await auth.people.register();
    const answer = await members.post(person, 'checkout', { body: { language, coupon: 'NOPE' }, language });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error, fields: [{ path: 'coupon' }] });
    expect((await members.get(person, 'subscription')).body.state).toBe('none');
  },
);

test('When the provider is away, then each call is refused with 503 and changes nothing', async () => {
  const { person, id } = await members.inState('active');
  const newcomer = await auth.people.register();
  const before = await members.get(person, 'subscription');
  const its = auth.fake.subscription(id);
  auth.fake.away = true;
  try {
    const answers = await Promise.all([
      members.checkout(newcomer),
      members.post(person, 'subscription/cancel'),
      members.post(person, 'subscription/withdraw'),
      members.post(person, 'subscription/change', { body: { interval: 'year' } }),
      members.post(person, 'portal', { body: { language: 'es' } }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.type])).toEqual(
      answers.map(() => [503, '/problems/payments-away']),
    );
  } finally {
    auth.fake.away = false;
  }
  expect((await members.get(person, 'subscription')).body).toEqual(before.body);
  expect(auth.fake.subscription(id)).toEqual(its);
  expect((await members.get(newcomer, 'subscription')).body.state).toBe('none');
});

test('When two tabs open a payment page, then both are answered and the later one takes the payment', async () => {
  const person = await auth.people.register();
  const [one, two] = await Promise.all([members.checkout(person), members.checkout(person)]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect([one.body.url, two.body.url]).toContain(auth.fake.pageOf(person.user.id));
  const { history } = (await auth.deps.subscribers.find(person.user.id)).subscription;
  expect(history.map(({ what, by }) => [what, by])).toEqual([['checkout_opened', 'member']]);
});

test('When somebody paid and the message is late, then they are not let pay twice', async () => {
  const person = await auth.people.register();
  await members.checkout(person);
  auth.fake.pay(person.user.id);
  const { status, body } = await members.checkout(person);
  expect([status, body.type]).toEqual([409, '/problems/has-subscription']);
  expect((await members.get(person, 'subscription')).body.state).toBe('active');
});

test('When somebody opens page after page, then they are told to wait', async () => {
  const person = await auth.people.register();
  const answers = [];
  for (let i = 0; i < 21; i += 1) answers.push(await members.checkout(person));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(200), 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([
  ['active', 'es', /no hace falta que vuelvas a pagar/],
  ['active', 'en', /no need to pay again/],
  ['cancelling', 'es', /Reanúdalo/],
  ['cancelling', 'en', /Resume it/],
  ['past_due', 'es', /Actualiza la tarjeta/],
  ['past_due', 'en', /Update the card/],
] as const)(
  'When a subscription is %s and another is asked for, then the refusal says in %s what to do',
  async (state, language, text) => {
    const { person } = await members.inState(state);
    const answer = await members.post(person, 'checkout', { body: { language }, language });
    expect([answer.status, answer.body.type]).toEqual([409, '/problems/has-subscription']);
    expect(answer.body.error).toMatch(text);
  },
);

const actions = {
  checkout: ['checkout', { language: 'es' }],
  cancel: ['subscription/cancel', undefined],
  resume: ['subscription/resume', undefined],
  change: ['subscription/change', { interval: 'year' }],
  withdraw: ['subscription/withdraw', undefined],
  portal: ['portal', { language: 'es' }],
} as const;
type Action = keyof typeof actions;

/** The state that an action leads to, or the refusal's code; `same` for no change, `page` for an address. */
const table: Record<SubscriptionState, Record<Action, string>> = {
  none: {
    checkout: 'page pending',
    cancel: 'no-subscription',
    resume: 'no-subscription',
    change: 'no-subscription',
    withdraw: 'no-subscription',
    portal: 'no-customer',
  },
  pending: {
    checkout: 'page pending',
    cancel: 'no-subscription',
    resume: 'no-subscription',
    change: 'no-subscription',
    withdraw: 'no-subscription',
    portal: 'no-customer',
  },
  active: {
    checkout: 'has-subscription',
    cancel: 'cancelling',
    resume: 'active',
    change: 'active',
    withdraw: 'expired',
    portal: 'page active',
  },
  cancelling: {
    checkout: 'has-subscription',
    cancel: 'cancelling',
    resume: 'active',
    change: 'cancelled',
    withdraw: 'expired',
    portal: 'page cancelling',
  },
  past_due: {
    checkout: 'has-subscription',
    cancel: 'expired',
    resume: 'charge-failed',
    change: 'charge-failed',
    withdraw: 'expired',
    portal: 'page past_due',
  },
  expired: {
    checkout: 'page pending',
    cancel: 'no-subscription',
    resume: 'no-subscription',
    change: 'no-subscription',
    withdraw: 'no-subscription',
    portal: 'page expired',
  },
};

const cells = Object.entries(table).flatMap(([state, row]) =>
  Object.entries(row).map(([action, wanted]) => [state, action, wanted] as const),
) as [SubscriptionState, Action, string][];

test.each(cells)(
  'When a subscription is %s and its owner asks to %s, then: %s',
  async (state, action, wanted) => {
    const { person } = await members.inState(state);
    const before = (await members.get(person, 'subscription')).body;
    expect(before.state).toBe(state);
    const [path, body] = actions[action];
    const answer = await members.post(person, path, body && { body });
    const after = (await members.get(person, 'subscription')).body;
    if (wanted.startsWith('page ')) {
      expect([answer.status, new URL(answer.body.url).origin]).toEqual([200, auth.fake.url]);
      expect(after.state).toBe(wanted.slice('page '.length));
    } else if (wanted in table) {
      expect([answer.status, answer.body.state]).toEqual([200, wanted]);
      expect(answer.body).toEqual(after);
    } else {
      expect([answer.status, answer.body.type]).toEqual([409, `/problems/${wanted}`]);
      expect(after).toEqual(before);
    }
  },
);

test('When a subscription is changed to the yearly price, then the next charge is that', async () => {
  const { person } = await members.inState('active');
  const change = () => members.post(person, 'subscription/change', { body: { interval: 'year' } });
  expect((await change()).body).toMatchObject({ interval: 'year', amount: 29_990 });
  const { calls } = auth.fake;
  const soFar = calls.length;
  expect((await change()).status).toBe(200);
  expect(calls.slice(soFar)).not.toContain('changeInterval');
});

test('When a change is quoted and agreed to, then it holds; a quote of another sum, or an old one, changes nothing', async () => {
  const { person, id } = await members.inState('active');
  auth.passTime(1_000);
  const quoted = await members.get(person, 'subscription/change?interval=year');
  expect([quoted.status, quoted.body]).toEqual([
    200,
    { interval: 'year', at: expect.any(String), currency: 'eur', due: 29_990 - 2999, credit: 0 },
  ]);
  const { at, due } = quoted.body;
  const agree = (quote: { at: string; due: number }) =>
    members.post(person, 'subscription/change', { body: { interval: 'year', quote } });
  const old = new Date(Date.parse(at) - 31 * 60_000).toISOString();
  const future = new Date(Date.parse(at) + 31 * 60_000).toISOString();
  for (const quote of [
    { at, due: due - 1 },
    { at: old, due },
    { at: future, due },
  ]) {
    const { status, body } = await agree(quote);
    expect([status, body.type]).toEqual([409, '/problems/quote-outdated']);
  }
  expect(auth.fake.subscription(id).interval).toBe('month');
  expect((await agree({ at, due })).body).toMatchObject({ interval: 'year' });
  // Sent again, since the first answer was lost.
  expect((await agree({ at, due })).status).toBe(200);
  expect((await members.get(person, 'invoices')).body.map(({ total }: { total: number }) => total)).toEqual([
    due,
    2999,
  ]);
  expect((await members.get(person, 'subscription/change?interval=year')).body).toMatchObject({ due: 0 });
});

test('When somebody cancels and resumes, then premium goes on all the time and the history says who did it', async () => {
  const { person, id } = await members.inState('active');
  const cancelled = await members.post(person, 'subscription/cancel');
  expect(cancelled.body).toMatchObject({
    plan: 'premium',
    nextChargeAt: null,
    endsAt: auth.fake.subscription(id).periodEnd.toISOString(),
  });
  expect(auth.fake.subscription(id).cancelsAtPeriodEnd).toBe(true);
  const resumed = await members.post(person, 'subscription/resume');
  expect(resumed.body).toMatchObject({ plan: 'premium', endsAt: null });
  const { history } = (await auth.deps.subscribers.find(person.user.id)).subscription;
  expect(history.slice(-2)).toMatchObject([
    { what: 'cancelled', by: 'member', actorId: person.user.id },
    { what: 'resumed', by: 'member', actorId: person.user.id },
  ]);
});

test('When somebody withdraws within 14 days, then all is given back and premium ends', async () => {
  const { person, id } = await members.inState('active');
  const { status, body } = await members.post(person, 'subscription/withdraw');
  expect([status, body.state, body.plan, body.withdrawUntil]).toEqual([200, 'expired', 'free', null]);
  expect(auth.fake.subscription(id).status).toBe('ended');
  expect((await members.get(person, 'invoices')).body).toMatchObject([
    { status: 'refunded', refunded: 2999 },
  ]);
  expect(await hasPremium(person.bearer)).toBe(false);
});

test('When the price was changed before the withdrawal, then every payment is given back, not the last alone', async () => {
  const { person } = await members.inState('active');
  auth.passTime(1_000);
  await members.post(person, 'subscription/change', { body: { interval: 'year' } });
  expect((await members.post(person, 'subscription/withdraw')).body.state).toBe('expired');
  expect((await members.get(person, 'invoices')).body).toMatchObject([
    { status: 'refunded', total: 26_991, refunded: 26_991 },
    { status: 'refunded', total: 2999, refunded: 2999 },
  ]);
});

describe('when the 14 days are over', () => {
  test('then withdrawing is refused, says why, and cancelling still works', async () => {
    const { person } = await members.inState('active');
    auth.passTime(15 * 86_400_000);
    const later = await auth.people.signIn(person.email, person.password);
    expect((await members.get(later, 'subscription')).body.withdrawUntil).toBeNull();
    const answer = await members.post(later, 'subscription/withdraw', { language: 'es' });
    expect([answer.status, answer.body.type]).toEqual([409, '/problems/withdrawal-over']);
    expect(answer.body.error).toMatch(/14 días/);
    expect((await members.post(later, 'subscription/cancel')).body.state).toBe('cancelling');
  });
});

test('When somebody asks ever more of the provider, then they are told to wait, and others are not', async () => {
  const { person } = await members.inState('active');
  const flip = async (): Promise<number[]> => {
    const acts = ['subscription/cancel', 'subscription/resume'];
    const statuses: number[] = [];
    for (const act of acts) statuses.push((await members.post(person, act)).status);
    return statuses;
  };
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 100) statuses.push(...(await flip()));
  expect(statuses.indexOf(429)).toBe(60);
  for (const act of ['portal', 'subscription/withdraw'])
    expect((await members.post(person, act, { body: { language: 'es' } })).status).toBe(429);
  const other = (await members.inState('active')).person;
  expect((await members.post(other, 'subscription/cancel')).status).toBe(200);
}, 30_000);
