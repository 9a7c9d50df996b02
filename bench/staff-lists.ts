/**
 * How long staff wait for a page of the two longest lists, with 50,000 accounts and 200,000 attempts beside 1,000 and
 * 4,000: the first page, a search, another order, a filter. What is compared runs in turn.
 * Run: `npm exec -- node bench/staff-lists.ts [accounts]`
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createCached } from '@academy/service-kit/cache/cached.ts';
import { fillLearning } from './support/learning-records.ts';
import { fillPeople, personNamed } from './support/staff-people.ts';
import { startBenchServices } from './support/bench-services.ts';
import { percentile, rounded } from './support/statistics.ts';

const sizes = { small: 1_000, large: Number(process.argv[2] ?? 50_000) };
const attemptsEach = 4;
// An aim on one machine. It is printed, not judged: only the ratios beside it carry over.
const goalMs = 200;
const warmUpRounds = 5;
const rounds = 40;
const course = 'fundamentals';

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

const catalogOf = async (size: keyof typeof sizes): Promise<string> => {
  const { url } = await services.start('catalog', size, {
    CONTENT_DIR: join(import.meta.dirname, '../content'),
  });
  const ids = async (resource: string) =>
    ((await call(`${url}/api/admin/${resource}?range=[0,999]`)) as { id: string }[])
      .map(({ id }) => id)
      .filter((id) => id.startsWith(`${course}--`));
  const [lessonIds, exerciseIds] = [await ids('lessons'), await ids('exercises')];
  const body = JSON.stringify({ answer: 'Write a short email to the shop, please.', language: 'en' });
  await call(`${url}/api/exercises/${exerciseIds[0]}/check`, { method: 'POST', body });
  await fillLearning(services.databaseOf(size, 'catalog'), {
    course,
    lessonIds,
    exerciseIds,
    learners: sizes[size],
    attemptsEach,
  });
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

const one = personNamed(700);
const usersBy: Record<string, Record<string, unknown>> = {
  first: { sort: ['createdAt', 'DESC'] },
  oneFound: { sort: ['createdAt', 'DESC'], filter: { q: one.email } },
  manyFound: { sort: ['createdAt', 'DESC'], filter: { q: one.firstName } },
  byName: { sort: ['lastName', 'ASC'] },
  byEmail: { sort: ['email', 'ASC'] },
  premium: { sort: ['createdAt', 'DESC'], filter: { plan: 'premium' } },
};
const attemptsBy: Record<string, Record<string, unknown>> = {
  first: { sort: ['createdAt', 'DESC'] },
  ofOne: { sort: ['createdAt', 'DESC'], filter: { userId: 'learner-000700' } },
  ofCourse: { sort: ['createdAt', 'DESC'], filter: { courseId: course } },
  byScore: { sort: ['score', 'ASC'] },
  failed: { sort: ['createdAt', 'DESC'], filter: { passed: false } },
  missedPoint: { sort: ['createdAt', 'DESC'], filter: { missed: 'task' } },
  // None of those here is: the longest way to an empty list.
  overruled: { sort: ['createdAt', 'DESC'], filter: { overruled: true } },
  pending: { sort: ['createdAt', 'DESC'], filter: { pending: true } },
};

try {
  const urls = {
    small: { auth: await authOf('small'), catalog: await catalogOf('small') },
    large: { auth: await authOf('large'), catalog: await catalogOf('large') },
  };
  const calls = Object.entries(urls).flatMap(([size, { auth, catalog }]) => [
    ...Object.entries(usersBy).map(
      ([name, query]) => [`users.${name}`, size, page(auth.url, 'users', query), auth.bearer] as const,
    ),
    ...Object.entries(attemptsBy).map(
      ([name, query]) => [`attempts.${name}`, size, page(catalog, 'attempts', query), bearer] as const,
    ),
  ]);
  const times = new Map<string, number[]>();
  for (let round = 0; round < warmUpRounds + rounds; round += 1)
    for (const [name, size, url, by] of calls) {
      const from = performance.now();
      await call(url, {}, by);
      const key = `${size}.${name}`;
      if (round >= warmUpRounds) times.set(key, [...(times.get(key) ?? []), performance.now() - from]);
    }
  const p = (key: string, share: number) => rounded(percentile(times.get(key) ?? [], share));
  const names = [...new Set(calls.map(([name]) => name))];
  const lists = Object.fromEntries(
    names.map((name) => [
      name,
      {
        p50: p(`large.${name}`, 0.5),
        p95: p(`large.${name}`, 0.95),
        ratio: rounded(p(`large.${name}`, 0.5) / p(`small.${name}`, 0.5)),
      },
    ]),
  );
  process.stdout.write(`${JSON.stringify({ bench: 'staff-lists', sizes, attemptsEach, lists, goalMs })}\n`);
} finally {
  await services.stop();
}
