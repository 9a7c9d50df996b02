import { randomBytes } from 'node:crypto';
import { createLimitCounts } from '@academy/service-kit/limits/limit-counts.ts';
import { createSharedLimits } from '@academy/service-kit/limits/shared-limit.ts';
import { ensureIndexes } from '@academy/service-kit/mongo/connect-mongo.ts';
import { sweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { createGuessCountRepository } from '../../src/accounts/sign-in/guess-count-repository.ts';
import { createModels, type Models } from '../../src/models.ts';
import { createAttemptLimits, quarterHourMs } from '../../src/accounts/sign-in/attempt-limits.ts';
import { createGuessLimits } from '../../src/accounts/sign-in/guess-limits.ts';
import { accountSweeps } from '../../src/accounts/account-feature.ts';

const stack = useTestStack({ topics: [] });
let models: Models;
beforeAll(async () => {
  const mongo = await stack.database('auth');
  models = createModels(mongo);
  await ensureIndexes(mongo);
});

const generous = {
  failuresPerAccount: 100,
  failuresPerAddress: 100,
  failuresPerDay: 1_000,
  registrationsPerAddress: 100,
};

/** The limits of so many replicas, with counts of their own and one clock that stands still until the test moves it. */
const replicas = (settings: Partial<typeof generous>, count = 1) => {
  const { failuresPerDay: perDay, failuresPerAddress: perAddress, ...others } = { ...generous, ...settings };
  const key = randomBytes(32);
  let at = Date.parse('2027-03-01T10:00:00Z');
  const now = () => new Date(at);
  const { logger } = stack;
  const all = Array.from({ length: count }, () => {
    const limit = createSharedLimits({ counts: createLimitCounts(models.limitCounts), key, now, logger });
    const counts = createGuessCountRepository(models.guessCounts, {
      perAddress,
      perPair: others.failuresPerAccount,
      windowMs: quarterHourMs,
      perDay,
    });
    return createAttemptLimits({ limit, guesses: createGuessLimits({ counts, key, now, logger }) }, others);
  });
  const one = (i: number) => {
    const replica = all[i % count];
    if (!replica) throw new Error('there is no replica');
    return replica;
  };
  return { one, pass: (ms: number) => void (at += ms) };
};

const ana = { account: 'ana@example.com', address: '10.0.0.1', browserId: null };
const isLetIn = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );

test('When the window was begun by one that read the clock later, then an attempt is given back all the same', async () => {
  const { one, pass } = replicas({ failuresPerAddress: 2 });
  const from = { ...ana, address: '10.0.0.77' };
  pass(20);
  await one(0).signIn({ ...from, account: 'first@example.com' });
  pass(-20);
  const earlier = await one(0).signIn({ ...from, account: 'second@example.com' });
  await earlier.notChecked();
  pass(20);
  expect(await isLetIn(one(0).signIn({ ...from, account: 'third@example.com' }))).toBe(true);
});

test('When passwords were never checked, then the attempts do not count', async () => {
  const { signIn, currentPassword } = replicas({ failuresPerAccount: 3, failuresPerAddress: 5 }).one(0);
  for (let tries = 0; tries < 8; tries += 1) {
    await (await signIn(ana)).notChecked();
    await (await currentPassword('ana')).notChecked();
  }
  await expect(signIn(ana)).resolves.toBeDefined();
});

test("When somebody behind the owner's address guesses, then the owner's own browser is let in", async () => {
  const { signIn } = replicas({ failuresPerAccount: 3 }).one(0);
  for (let tries = 0; tries < 3; tries += 1) await signIn(ana);
  await expect(signIn(ana)).rejects.toMatchObject({ status: 429 });
  await expect(signIn({ ...ana, browserId: 'browser-1' })).resolves.toBeDefined();
});

test('When an attempt has to wait, then it counts nothing', async () => {
  const { signIn } = replicas({ failuresPerAddress: 3, failuresPerDay: 10 }).one(0);
  const letIn = [];
  for (let tries = 0; tries < 10; tries += 1) letIn.push(await isLetIn(signIn(ana)));
  expect(letIn.filter(Boolean)).toHaveLength(1);
  // Another account from the same address is not kept out by what was refused.
  await expect(signIn({ ...ana, account: 'eva@example.com' })).resolves.toBeDefined();
});

test('When an address is past its limit, then what it tries counts nothing at the account', async () => {
  const { one } = replicas({ failuresPerAccount: 3, failuresPerAddress: 2 });
  const { signIn } = one(0);
  await signIn({ ...ana, account: 'eva@example.com' });
  await signIn({ ...ana, account: 'leo@example.com' });
  const browser = { ...ana, browserId: 'browser-1' };
  for (let tries = 0; tries < 5; tries += 1) expect(await isLetIn(signIn(browser))).toBe(false);
  const elsewhere = { ...browser, address: '10.0.0.2' };
  for (let tries = 0; tries < 2; tries += 1) await (await signIn(elsewhere)).notChecked();
  await expect(signIn(elsewhere)).resolves.toBeDefined();
});

test('When many addresses guess at one account through two replicas at once, then they are slowed down together', async () => {
  const { one, pass } = replicas({ failuresPerDay: 50 }, 2);
  const guesses = () =>
    Promise.all(
      Array.from({ length: 16 }, (_, i) => isLetIn(one(i).signIn({ ...ana, address: `10.1.0.${i}` }))),
    );
  expect((await guesses()).filter(Boolean)).toHaveLength(5);
  pass(1_001);
  expect((await guesses()).filter(Boolean)).toHaveLength(1);
});

test('When right passwords come through two replicas at once, then none waits, and failures before them stay', async () => {
  const { one } = replicas({ failuresPerDay: 100 }, 2);
  const failures = 8;
  for (let i = 0; i < failures; i += 1) await one(i).signIn(ana);
  const signInTimes = async (replica: number) => {
    for (let i = 0; i < 8; i += 1) await (await one(replica).signIn(ana)).succeeded();
  };
  await Promise.all([signInTimes(0), signInTimes(1)]);
  const letIn = [];
  for (let i = 0; i < 4; i += 1) letIn.push(await isLetIn(one(i).signIn(ana)));
  expect(letIn).toEqual([true, true, false, false]);
});

test('When a right password comes after a pause, then its own pause goes with it', async () => {
  const { one, pass } = replicas({ failuresPerDay: 30 });
  const { signIn } = one(0);
  for (let i = 0; i < 3; i += 1) await signIn(ana);
  await expect(signIn(ana)).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '1' } });
  pass(1_001);
  await (await signIn(ana)).succeeded();
  expect([await isLetIn(signIn(ana)), await isLetIn(signIn(ana))]).toEqual([true, false]);
});

test('When a window is over, then the replicas share the next one as well', async () => {
  const { one, pass } = replicas({ registrationsPerAddress: 4 }, 2);
  const register = () =>
    Promise.all(Array.from({ length: 12 }, (_, i) => isLetIn(one(i).registration('10.2.0.1'))));
  expect((await register()).filter(Boolean)).toHaveLength(4);
  pass(59 * 60_000);
  expect((await register()).filter(Boolean)).toHaveLength(0);
  pass(60_001);
  expect((await register()).filter(Boolean)).toHaveLength(4);
});

test('When counts are over, then the sweeps delete them, and no earlier', async () => {
  const { one } = replicas({});
  await one(0).signIn({ ...ana, account: 'over@example.com' });
  await one(0).registration(ana.address);
  const countsOf = [models.limitCounts, models.guessCounts] as const;
  const kept = async () => Promise.all(countsOf.map((model) => model.countDocuments()));
  const jobs = accountSweeps(models).filter(({ name }) =>
    ['counts of limits', 'windows of guesses', 'counts of guesses'].includes(name),
  );
  expect(jobs).toHaveLength(3);
  const sweepAt = (at: string) => Promise.all(jobs.map((job) => sweepJob(job, new Date(at))));
  expect(await sweepAt('2027-03-01T10:14:00Z')).toEqual([0, 0, 0]);
  await sweepAt('2027-03-01T10:16:00Z');
  // The hour of registrations, and what slows guesses down.
  expect(await kept()).not.toContain(0);
  await sweepAt('2027-03-03T10:00:00Z');
  expect(await kept()).toEqual([0, 0]);
});

test('When an attempt waits until its window is over, then giving it back leaves the next window alone', async () => {
  const { one, pass } = replicas({ failuresPerAddress: 2 }, 2);
  pass(1_000);
  const others = ['eva', 'leo', 'max'].map((name) => ({ ...ana, account: `${name}@example.com` }));
  const [eva, leo, max] = others as [typeof ana, typeof ana, typeof ana];
  const late = await one(0).signIn(eva);
  pass(quarterHourMs);
  await one(1).signIn(leo);
  await late.notChecked();
  await one(1).signIn(max);
  expect(await isLetIn(one(0).signIn(ana))).toBe(false);
});

test('When an address is full, then what it tries leaves no trace at the account and the pair', async () => {
  const { one } = replicas({ failuresPerAddress: 1 });
  await one(0).signIn({ ...ana, account: 'eva@example.com' });
  const before = await models.guessCounts.find({}).sort({ _id: 1 }).lean();
  for (let i = 0; i < 3; i += 1) expect(await isLetIn(one(0).signIn(ana))).toBe(false);
  expect(await models.guessCounts.find({}).sort({ _id: 1 }).lean()).toEqual(before);
});

test('When an account has to wait, then address and pair are as they were', async () => {
  const { one } = replicas({ failuresPerDay: 10 });
  await one(0).signIn(ana);
  const before = await models.guessCounts.find({}).sort({ _id: 1 }).lean();
  for (let i = 0; i < 3; i += 1) expect(await isLetIn(one(0).signIn(ana))).toBe(false);
  expect(await models.guessCounts.find({}).sort({ _id: 1 }).lean()).toEqual(before);
});

test('When many at once through two replicas fill address and accounts, then as many are let in as may be', async () => {
  const { one, pass } = replicas({ failuresPerAddress: 5, failuresPerAccount: 3 }, 2);
  for (let window = 0; window < 3; window += 1) {
    const letIn: string[] = [];
    const tryOnce = async (i: number): Promise<void> => {
      const account = `person${i % 3}@example.com`;
      if (await isLetIn(one(i).signIn({ ...ana, account }))) letIn.push(account);
    };
    await Promise.all(Array.from({ length: 24 }, (_, i) => tryOnce(i)));
    expect(letIn.length).toBeLessThanOrEqual(5);
    // An attempt that its account refused may have kept another from the address for that moment.
    for (let i = 0; i < 9; i += 1) await tryOnce(i);
    expect(letIn).toHaveLength(5);
    for (const account of letIn) expect(letIn.filter((other) => other === account).length).toBeLessThan(4);
    pass(quarterHourMs + 1);
  }
});
