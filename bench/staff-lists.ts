/**
 * How long staff wait for a page of the longest lists, with 50,000 accounts, as many certificates, 200,000 attempts and mails and 2,000 judged
 * attempts of one exercise, beside 1,000, 4,000 and 100: the first page, searches, orders, filters, counts; how long an attempt takes to be
 * written; and the memory of the stores. What is compared runs in turn.
 * Run: `npm exec -- node bench/staff-lists.ts [--accounts n] [--attempts n] [--judged n] [--rounds n]`
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCached } from '@academy/service-kit/cache/cached.ts';
import { fillLearning } from './support/learning-records.ts';
import { childPid } from './support/child-pid.ts';
import { fillJudged } from './support/judged-texts.ts';
import { processTree } from './support/process-tree.ts';
import { staffListQueries } from './support/staff-list-queries.ts';
import { fillPeople } from './support/staff-people.ts';
import { staffListTable as table } from './support/staff-list-table.ts';
import { fillCertificates, fillMails } from './support/staff-records.ts';
import { startBenchServices } from './support/bench-services.ts';
import { percentile, rounded } from './support/statistics.ts';

const { values: asked } = parseArgs({
  options: {
    accounts: { type: 'string', default: '50000' },
    attempts: { type: 'string', default: '200000' },
    judged: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '40' },
  },
});
const sizes = { small: 1_000, large: Number(asked.accounts) };
const attemptsEach = Math.ceil(Number(asked.attempts) / sizes.large);
const mailsEach = attemptsEach;
const judged = { small: 100, large: Number(asked.judged) };
// An aim on one machine. It is printed, not judged: only the ratios beside it carry over.
const goalMs = 200;
const warmUpRounds = 5;
/** The list that asks for one record by its id: what a call costs at the least. */
const minimal = 'attempts.byId';
const rounds = Number(asked.rounds);
const course = 'fundamentals';
const exerciseId = 'fundamentals--detail-decides--first-email';

const mails = mkdtempSync(join(tmpdir(), 'academy-bench-mails-'));
const services = await startBenchServices();
const { issuer } = services;
// Made anew now and then: it expires sooner than the records are written.
const bearer = createCached(() => issuer.bearer({ sub: 'staff', role: 'administrator' }), {
  freshMs: 60_000,
});

type Bearer = { read: () => Promise<string> };

const call = async (url: string, init: RequestInit = {}, by: Bearer = bearer): Promise<unknown> => {
  const headers = { authorization: await by.read(), 'content-type': 'application/json' };
  const answered = await fetch(url, { ...init, headers });
  if (!answered.ok) throw new Error(`${url} answered ${answered.status}: ${await answered.text()}`);
  return answered.json();
};

const check = (url: string): Promise<unknown> => {
  const body = JSON.stringify({ answer: 'Write a short email to the shop, please.', language: 'en' });
  return call(`${url}/api/exercises/${exerciseId}/check`, { method: 'POST', body });
};

const catalogOf = async (size: keyof typeof sizes): Promise<string> => {
  const { url } = await services.start('catalog', size, {
    CONTENT_DIR: join(import.meta.dirname, '../content'),
    CHECKS_PER_MINUTE: '100000',
    ATTEMPTS_MB_PREMIUM: '1000',
  });
  const ids = async (resource: string) =>
    ((await call(`${url}/api/admin/${resource}?range=[0,999]`)) as { id: string }[])
      .map(({ id }) => id)
      .filter((id) => id.startsWith(`${course}--`));
  const [lessonIds, exerciseIds] = [await ids('lessons'), await ids('exercises')];
  await check(url);
  const database = services.databaseOf(size, 'catalog');
  await fillLearning(database, {
    course,
    lessonIds,
    exerciseIds,
    learners: sizes[size],
    attemptsEach,
  });
  await fillCertificates(database, sizes[size]);
  await fillJudged(database, { exerciseId, count: judged[size] });
  return url;
};

const schedulerOf = async (size: keyof typeof sizes): Promise<string> => {
  const { url } = await services.start('scheduler', size, {
    MAIL_KEY: randomBytes(32).toString('base64'),
    MAIL: 'files',
    DATA_DIR: mails,
  });
  await fillMails(services.databaseOf(size, 'scheduler'), sizes[size] * mailsEach);
  return url;
};

const administrator = { email: 'admin@example.test', password: 'Quince-mares-7-azules' };

/** auth believes its own tokens only. */
const signedIn = (url: string): Bearer =>
  createCached(
    async () => {
      const answered = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(administrator),
      });
      if (!answered.ok) throw new Error(`no sign-in: ${answered.status} ${await answered.text()}`);
      return `Bearer ${((await answered.json()) as { token: string }).token}`;
    },
    { freshMs: 60_000 },
  );

const authOf = async (size: keyof typeof sizes) => {
  const { url } = await services.start('auth', size, {
    AUTH_MASTER_KEY: randomBytes(32).toString('base64'),
    MAIL_KEY: randomBytes(32).toString('base64'),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    TERMS_VERSION: '2026-01-01',
    PAYMENTS: 'off',
  });
  await fillPeople(services.databaseOf(size, 'auth'), sizes[size]);
  return { url, bearer: signedIn(url) };
};

const page = (url: string, resource: string, query: Record<string, unknown> = {}): string => {
  const params = Object.entries({ range: [0, 24], ...query });
  const text = params.map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return `${url}/api/admin/${resource}?${text.join('&')}`;
};

try {
  const filledS: Partial<Record<keyof typeof sizes, number>> = {};
  const started = async (size: keyof typeof sizes) => {
    const from = performance.now();
    const [auth, catalog, scheduler] = await Promise.all([authOf(size), catalogOf(size), schedulerOf(size)]);
    filledS[size] = rounded((performance.now() - from) / 1_000);
    process.stderr.write(`filled ${size} in ${filledS[size]} s\n`);
    const ofCatalog = { url: catalog, bearer };
    return {
      users: auth,
      attempts: ofCatalog,
      'judged-attempts': ofCatalog,
      certificates: ofCatalog,
      mails: { url: scheduler, bearer },
    };
  };
  const byStaff = { small: await started('small'), large: await started('large') };
  const queries = Object.entries(staffListQueries({ course, exerciseId }));
  const calls = Object.entries(byStaff).flatMap(([size, lists]) => [
    ...queries.flatMap(([resource, each]) => {
      const { url, bearer: by } = lists[resource as keyof typeof lists];
      return Object.entries(each).map(([name, query]) => {
        const asked = page(url, resource, query);
        return { name: `${resource}.${name}`, size, run: () => call(asked, {}, by) };
      });
    }),
    { name: 'attempts.written', size, run: () => check(lists.attempts.url) },
  ]);
  const times = new Map<string, number[]>();
  // What was never answered is a figure as well.
  const failures = new Map<string, string>();
  for (let round = 0; round < warmUpRounds + rounds; round += 1)
    for (const { name, size, run } of calls) {
      const from = performance.now();
      await run().catch((error: unknown) => failures.set(`${size}.${name}`, String(error)));
      const key = `${size}.${name}`;
      if (round >= warmUpRounds) times.set(key, [...(times.get(key) ?? []), performance.now() - from]);
    }
  const p = (key: string, share: number) => rounded(percentile(times.get(key) ?? [], share));
  const names = [...new Set(calls.map(({ name }) => name))];
  const lists = Object.fromEntries(
    names.map((name) => [
      name,
      {
        p50: p(`large.${name}`, 0.5),
        p95: p(`large.${name}`, 0.95),
        ratio: rounded(p(`large.${name}`, 0.5) / p(`small.${name}`, 0.5)),
        // On a busy machine this says more than the time.
        ofMinimal: rounded(p(`large.${name}`, 0.5) / p(`large.${minimal}`, 0.5)),
      },
    ]),
  );
  process.stderr.write(table(lists));
  const stores = processTree(childPid('embedded.jar')).map(({ pssMb }) => ({ pssMb: rounded(pssMb) }));
  const failed = Object.fromEntries(failures);
  const counts = { sizes, attemptsEach, mailsEach, judged, filledS };
  const over = names.filter((name) => p(`large.${name}`, 0.5) > goalMs);
  process.stdout.write(
    `${JSON.stringify({ bench: 'staff-lists', ...counts, lists, stores, goalMs, over, failed, load: loadavg() })}\n`,
  );
} finally {
  await services.stop();
  rmSync(mails, { recursive: true, force: true });
}
