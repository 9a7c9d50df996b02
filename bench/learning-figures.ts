/**
 * How learning goes in a course of 50,000 learners with 200,000 attempts, beside one with 1,000 and 4,000: how long staff wait
 * for its figures and for the first page of the lists behind them, what one count costs, and how much longer a learner
 * waits for their own attempts and for a check meanwhile. Each service counts at its start. Run: `npm exec -- node bench/learning-figures.ts [learners]`
 */
import { join } from 'node:path';
import type { LearningFigures } from '@academy/contracts/http/catalog/learning-figures.ts';
import { createCached } from '@academy/service-kit/cache/cached.ts';
import { fillLearning } from './support/learning-records.ts';
import { startBenchServices } from './support/bench-services.ts';
import { percentile, rounded } from './support/statistics.ts';

const sizes = { small: 1_000, large: Number(process.argv[2] ?? 50_000) };
const attemptsEach = 4;
// The other ratios are printed, not judged: 10,000 of a list's learners are counted, and a count shares the store.
const reach = { figures: 1.5 };
// An aim on one machine. It is printed, not judged: only the ratios beside it carry over.
const goalMs = 200;
const warmUpRounds = 5;
const rounds = 40;
const course = 'fundamentals';
const answer =
  'Write a short email to the shop: one wheel of my new office chair is missing, please send it.';

const services = await startBenchServices();
const { issuer } = services;
// Made anew now and then: it expires sooner than the records are written.
const bearer = createCached(() => issuer.bearer({ sub: 'staff', role: 'administrator' }), {
  freshMs: 60_000,
});

const startCatalog = (name: string) =>
  services.start('catalog', name, { CONTENT_DIR: join(import.meta.dirname, '../content') });

const call = async (url: string, init: RequestInit = {}, by?: string): Promise<unknown> => {
  const answered = await fetch(url, {
    ...init,
    headers: { authorization: by ?? (await bearer.read()), 'content-type': 'application/json' },
  });
  if (!answered.ok) throw new Error(`${url} answered ${answered.status}`);
  return answered.json();
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

/** A catalogue with so many learners, counted anew; and what that took, with a learner's own attempts read meanwhile. */
const startFilled = async (name: keyof typeof sizes) => {
  const before = await startCatalog(name);
  const lessons = (await call(`${before.url}/api/admin/lessons`)) as { id: string; courseId: string }[];
  const lessonIds = lessons.filter(({ courseId }) => courseId === course).map(({ id }) => id);
  const exercises = (await call(`${before.url}/api/admin/exercises?range=[0,999]`)) as { id: string }[];
  const exerciseIds = exercises.map(({ id }) => id).filter((id) => id.startsWith(`${course}--`));
  const body = JSON.stringify({ answer, language: 'en' });
  await call(`${before.url}/api/exercises/${exerciseIds[0]}/check`, { method: 'POST', body });
  before.child.kill('SIGKILL');
  const db = services.databaseOf(name, 'catalog');
  await fillLearning(db, { course, lessonIds, exerciseIds, learners: sizes[name], attemptsEach });
  const { url } = await startCatalog(name);
  const figures = `${url}/api/admin/learning-figures/${course}`;
  const attempts = `${url}/api/exercises/${exerciseIds[0]}/attempts`;
  const started = performance.now();
  const check = `${url}/api/exercises/${exerciseIds[1]}/check`;
  let checkers = 0;
  // Each by somebody else: how many one person may ask for in a minute is limited.
  const checked = async () => {
    const by = await issuer.bearer({ sub: `checker-${(checkers += 1)}`, role: 'administrator' });
    return timed(() => call(check, { method: 'POST', body }, by));
  };
  const whileCounting: number[] = [];
  const checksMeanwhile: number[] = [];
  for (;;) {
    whileCounting.push(await timed(() => call(attempts)));
    checksMeanwhile.push(await checked());
    const { began, cohorts } = (await call(figures)) as LearningFigures;
    const weeks = await db.collection('learning_weeks').countDocuments({ 'points.0': { $exists: true } });
    if (began > sizes[name] - 1 && cohorts.length > 1 && weeks >= 15) break;
    if (performance.now() - started > 900_000) throw new Error('nothing was counted in fifteen minutes');
  }
  const countMs = performance.now() - started;
  return { url, figures, attempts, checked, countMs, whileCounting, checksMeanwhile };
};

const p = (times: readonly number[]) => ({
  p50: rounded(percentile(times, 0.5)),
  p95: rounded(percentile(times, 0.95)),
});

try {
  const small = await startFilled('small');
  const large = await startFilled('large');
  const learners = `/api/admin/course-learners?range=[0,24]&filter={"courseId":"${course}"}`;
  const calls: Record<string, string> = {
    smallFigures: small.figures,
    largeFigures: large.figures,
    smallLearners: `${small.url}${learners}`,
    largeLearners: `${large.url}${learners}`,
    largeAttempts: large.attempts,
  };
  const times = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
  for (let round = 0; round < warmUpRounds + rounds; round += 1)
    for (const [name, url] of Object.entries(calls)) {
      const ms = await timed(() => call(url));
      if (round >= warmUpRounds) times.get(name)?.push(ms);
    }
  const checks: number[] = [];
  for (let round = 0; round < rounds; round += 1) checks.push(await large.checked());
  const ms = Object.fromEntries([...times].map(([name, each]) => [name, p(each)]));
  const p50 = (name: string): number => ms[name]?.p50 ?? Number.NaN;
  const ratios = {
    figures: rounded(p50('largeFigures') / p50('smallFigures')),
    learners: rounded(p50('largeLearners') / p50('smallLearners')),
    whileCounting: rounded(p(large.whileCounting).p50 / p50('largeAttempts')),
    checkWhileCounting: rounded(p(large.checksMeanwhile).p50 / p(checks).p50),
  };
  const counting = {
    seconds: rounded(large.countMs / 1_000),
    smallSeconds: rounded(small.countMs / 1_000),
    ownAttemptsMs: p(large.whileCounting),
    checkMs: p(large.checksMeanwhile),
    checkIdleMs: p(checks),
  };
  process.stdout.write(
    `${JSON.stringify({ bench: 'learning-figures', sizes, ms, counting, ratios, reach, goalMs })}\n`,
  );
  process.exitCode = ratios.figures <= reach.figures ? 0 : 1;
} finally {
  await services.stop();
}
