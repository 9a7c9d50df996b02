import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { TestResponse } from '@academy/service-kit/testing/http-client.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { AcademyDayModel } from '../../src/budgets/data/academy-day-model.ts';
import { createAcademyDayRepository } from '../../src/budgets/data/academy-day-repository.ts';
import type { AccountModel } from '../../src/budgets/data/account-model.ts';
import { createAccountRepository } from '../../src/budgets/data/account-repository.ts';
import { dayOf } from '../../src/budgets/domain/day.ts';
import { createBudgets } from '../../src/budgets/use-cases/create-budgets.ts';
import type { BudgetRequest, Reservation } from '../../src/budgets/domain/budget-port.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';

const stack = useTestStack();
const env = {
  AI_TOKENS_PER_DAY_FREE: '1000',
  AI_TOKENS_PER_DAY_PREMIUM: '10000',
  AI_TOKENS_PER_DAY_STAFF: '20000',
  AI_TOKENS_PER_DAY_ACADEMY: '5000',
  AI_CALLS_PER_MINUTE: '100000',
};
let one: AiUnderTest;
let other: AiUnderTest;
/** Both replicas' clock: the middle of a day, so that none ends in the middle of a test. */
let clock = new Date('2031-05-05T12:00:30.000Z');

beforeAll(async () => {
  [one, other] = [await startAi(stack, { env }), await startAi(stack, { env })];
  for (const { deps } of [one, other]) deps.now = () => clock;
}, 60_000);

const request = (userId: string, over: Partial<BudgetRequest> = {}): BudgetRequest => ({
  spender: { userId, role: 'learner', plan: 'free' },
  feature: 'tutor',
  provider: 'openai',
  tokens: { atLeast: 100, atMost: 100 },
  ...over,
});

const premium = (userId: string, tokens: number): BudgetRequest =>
  request(userId, {
    spender: { userId, role: 'learner', plan: 'premium' },
    tokens: { atLeast: tokens, atMost: tokens },
  });

type Outcome = { reservation: Reservation; code?: never } | { reservation?: never; code: string };
const tryReserve = async (under: AiUnderTest, what: BudgetRequest): Promise<Outcome> => {
  try {
    return { reservation: await under.deps.budgets.reserve(what) };
  } catch (error) {
    return { code: (error as DomainError).code };
  }
};
const asMember = async (userId: string, plan: 'free' | 'premium' = 'free') => {
  const authorization = await one.issuer.bearer({ sub: userId, plan });
  return { budget: (): Promise<TestResponse> => one.client.get('/api/ai-budget', { authorization }) };
};
const academyDay = (day: string) =>
  one.runtime.mongo.db
    ?.collection<{ _id: string; holds: { expiresAt: Date }[] }>('academy_days')
    .findOne({ _id: day });

test('When 200 callers of one person ask two replicas at once, then two run, and exactly what they cost is gone', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, n) => tryReserve(n % 2 ? one : other, request('crowd'))),
  );
  const running = outcomes.flatMap(({ reservation }) => reservation ?? []);
  expect(running).toHaveLength(2);
  expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set([undefined, 'too-many-at-once']));
  const { budget } = await asMember('crowd');
  expect((await budget()).body.remaining).toBe(800);
  await Promise.all(
    running.map((reservation) => reservation.settle({ provider: 'openai', input: 20, output: 10 })),
  );
  expect((await budget()).body).toEqual({
    limit: 1_000,
    remaining: 940,
    resetsAt: '2031-05-06T00:00:00.000Z',
    hasModel: false,
  });
});

test('When 200 people reserve at once, then the academy’s cap holds and what is settled is the sum', async () => {
  clock = new Date('2031-05-07T12:00:30.000Z');
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, n) => tryReserve(n % 2 ? one : other, request(`person-${n}`))),
  );
  const running = outcomes.flatMap(({ reservation }) => reservation ?? []);
  expect(running).toHaveLength(50);
  expect(outcomes.filter(({ code }) => code === 'academy-budget-spent')).toHaveLength(150);
  // Who was refused by the academy has nothing taken from their own.
  const refused = outcomes.findIndex(({ code }) => code !== undefined);
  expect((await (await asMember(`person-${refused}`)).budget()).body.remaining).toBe(1_000);
  await Promise.all(
    running.map((reservation) => reservation.settle({ provider: 'openai', input: 5, output: 2 })),
  );
  expect(await academyDay('2031-05-07')).toMatchObject({ taken: 350, holds: [] });
});

test('When a day is spent to zero, then it says when it resets, and at midnight UTC the whole is back', async () => {
  clock = new Date('2031-05-08T23:59:00.000Z');
  const first = await tryReserve(one, request('eva', { tokens: { atLeast: 100, atMost: 5_000 } }));
  expect(first.reservation?.tokens).toBe(1_000);
  await first.reservation?.settle({ provider: 'built-in', input: 500, output: 520 });
  const { budget } = await asMember('eva');
  expect((await budget()).body).toMatchObject({ remaining: 0, resetsAt: '2031-05-09T00:00:00.000Z' });
  const refusal = await other.deps.budgets
    .reserve(request('eva'))
    .catch((error: unknown) => error as DomainError);
  expect(refusal).toMatchObject({ status: 429, code: 'budget-spent', headers: { 'Retry-After': '60' } });
  clock = new Date('2031-05-09T00:00:00.000Z');
  expect((await budget()).body).toMatchObject({ remaining: 1_000, resetsAt: '2031-05-10T00:00:00.000Z' });
});

test('When the process of a call dies, then its reservations come back by themselves', async () => {
  clock = new Date('2031-05-10T12:00:30.000Z');
  // All of the academy's day and both of a person's calls, reserved by a process that then dies.
  const filling = () => one.deps.budgets.reserve(premium('dead', 2_400));
  const dead = [await filling(), await filling()];
  expect((await tryReserve(other, premium('dead', 100))).code).toBe('too-many-at-once');
  expect((await tryReserve(other, premium('alive', 300))).code).toBe('academy-budget-spent');
  clock = new Date(clock.getTime() + 60_000);
  const after = [
    await other.deps.budgets.reserve(premium('dead', 100)),
    await other.deps.budgets.reserve(premium('alive', 300)),
  ];
  expect(await academyDay('2031-05-10')).toMatchObject({ taken: 400 });
  // What the dead had reserved is not returned twice.
  for (const reservation of [...dead, ...after]) await reservation.release();
  expect(await academyDay('2031-05-10')).toMatchObject({ taken: 0, holds: [] });
});

test('When a call takes longer than a lease, then its reservation is renewed', async () => {
  const { mongo, logger } = one.runtime;
  const leaseMs = 300;
  const now = (): Date => new Date();
  const patient = createBudgets({
    accounts: createAccountRepository(mongo.model('BudgetAccount') as unknown as AccountModel),
    academyDays: createAcademyDayRepository(mongo.model('AcademyDay') as unknown as AcademyDayModel),
    usage: one.deps.usage,
    settings: one.deps.budgetSettings,
    leaseMs,
    logger,
    now,
  });
  const reservation = await patient.reserve(request('patient'));
  const reservedAt = Date.now();
  const expiresAt = async () => (await academyDay(dayOf(now())))?.holds[0]?.expiresAt.getTime() ?? 0;
  await until(async () => (await expiresAt()) > reservedAt + 3 * leaseMs, { what: 'several renewals' });
  const { spender } = request('patient');
  expect(await patient.read(spender)).toMatchObject({ remaining: 900 });
  await reservation.settle({ provider: 'openai', input: 50, output: 0 });
  expect(await patient.read(spender)).toMatchObject({ remaining: 950 });
  expect(await academyDay(dayOf(now()))).toMatchObject({ taken: 50, holds: [] });
});

test('When a model was paid for and when the academy answered, then staff see both by day and feature', async () => {
  clock = new Date('2031-05-12T12:00:30.000Z');
  const model = await one.deps.budgets.reserve(request('ana'));
  await model.settle({ provider: 'openai', input: 30, output: 12 });
  const fallback = await one.deps.budgets.reserve(request('ana'));
  await fallback.settle({ provider: 'built-in', input: 3, output: 4 });
  const quiz = await one.deps.budgets.reserve(request('ana', { feature: 'playground' }));
  await quiz.settle({ provider: 'openai', input: 1, output: 1 });
  await (await one.deps.budgets.reserve(request('ana'))).release();
  const authorization = await one.issuer.bearer({ role: 'administrator' });
  const list = (query: string) => one.client.get(`/api/admin/ai-usage?${query}`, { authorization });
  const days = encodeURIComponent(JSON.stringify({ from: '2031-05-12', to: '2031-05-12' }));
  const sort = encodeURIComponent(JSON.stringify(['feature', 'DESC']));
  const { body, headers } = await list(`filter=${days}&sort=${sort}`);
  expect(headers.get('content-range')).toBe('ai-usage 0-1/2');
  const tutor = {
    feature: 'tutor',
    calls: 2,
    modelCalls: 1,
    inputTokens: 33,
    outputTokens: 16,
    modelTokens: 42,
  };
  expect(body).toMatchObject([
    { id: '2031-05-12-tutor', day: '2031-05-12', ...tutor },
    { id: '2031-05-12-playground', modelTokens: 2 },
  ]);
  expect((await list(`filter=${encodeURIComponent('{"who":"ana"}')}`)).status).toBe(400);
  expect(await academyDay('2031-05-12')).toMatchObject({ taken: 44, holds: [] });
});

test('When a plan is asked for, then what it may spend is public; staff have a budget of their own', async () => {
  const { body } = await one.client.get('/api/ai-budget/plans');
  expect(body).toEqual({ tokensPerDay: { free: 1_000, premium: 10_000 }, hasModel: false });
  expect((await (await asMember('rich', 'premium')).budget()).body.limit).toBe(10_000);
  const authorization = await one.issuer.bearer({ role: 'moderator' });
  expect((await one.client.get('/api/ai-budget', { authorization })).body.limit).toBe(20_000);
});

test('When an account is deleted, then what it spent is gone, also what a running call settles afterwards', async () => {
  const reservation = await one.deps.budgets.reserve(request('gone'));
  const envelope = {
    specversion: '1.0',
    id: newId(),
    source: '/academy/auth',
    type: userDeletedV1.type,
    subject: 'gone',
    time: new Date().toISOString(),
    sequence: 2,
    datacontenttype: 'application/json',
    data: { id: 'gone' },
  };
  const message = { key: 'gone', value: JSON.stringify(envelope), headers: {} };
  await one.runtime.kafka.send(userDeletedV1.topic, [message]);
  const accounts = one.runtime.mongo.db?.collection<{ _id: string }>('budgets');
  await until(async () => (await accounts?.findOne({ _id: 'gone' })) === null, { what: 'the budget gone' });
  await reservation.settle({ provider: 'openai', input: 1, output: 1 });
  expect(await accounts?.findOne({ _id: 'gone' })).toBeNull();
});
