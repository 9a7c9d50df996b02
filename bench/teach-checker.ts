/**
 * An exercise whose checker was taught by 2,000 judged attempts, beside the same exercise that nobody taught: how long staff wait for
 * the first page of its cases, a search, another sort and the effect of a change, and how much longer a check takes. The two are called in
 * turn. Run: `npm exec -- node bench/teach-checker.ts [judged]`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unseenFile } from '@academy/contracts/content/unseen-file.ts';
import type { TeachingChange } from '@academy/contracts/http/catalog/teaching.ts';
import type { ReferencesView } from '@academy/contracts/http/catalog/exercises.ts';
import { sizeOf } from '@academy/prompt-rubric/subject/join-references.ts';
import { parse } from 'yaml';
import { startBenchServices } from './support/bench-services.ts';
import { fillJudged } from './support/judged-texts.ts';
import { percentile, rounded } from './support/statistics.ts';

const judged = Number(process.argv[2] ?? 2_000);
// The list's aim holds on one machine; it is printed. A check is judged: no slower, within what two runs of the same differ by.
const goalMs = 200;
const reach = { check: 1.15 };
const warmUpRounds = 5;
const rounds = 40;
const exerciseId = 'fundamentals--detail-decides--first-email';
const root = join(import.meta.dirname, '..');
const lesson = join(root, 'content/courses/fundamentals/lessons/01-detail-decides');
const prompts = unseenFile.parse(
  parse(readFileSync(join(lesson, 'unseen/01-first-email.open.yaml'), 'utf8')),
);

const services = await startBenchServices();
const { issuer } = services;

const startCatalog = async (name: string): Promise<string> => {
  const env = {
    CONTENT_DIR: join(root, 'content'),
    CHECKS_PER_MINUTE: '100000',
    ATTEMPTS_MB_PREMIUM: '1000',
  };
  return (await services.start('catalog', name, env)).url;
};

const call = async <Answer>(url: string, init: RequestInit = {}): Promise<Answer> => {
  const bearer = await issuer.bearer({ sub: 'staff', role: 'administrator' });
  const headers = { authorization: bearer, 'content-type': 'application/json' };
  const answered = await fetch(url, { ...init, headers });
  if (!answered.ok) throw new Error(`${url} answered ${answered.status}: ${await answered.text()}`);
  return (await answered.json()) as Answer;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const p = (times: readonly number[]) => ({
  p50: rounded(percentile(times, 0.5)),
  p95: rounded(percentile(times, 0.95)),
});

try {
  const [plain, taught] = [await startCatalog('plain'), await startCatalog('taught')];
  await fillJudged(services.databaseOf('taught', 'catalog'), { exerciseId, count: judged });
  const teaching = `${taught}/api/admin/taught-exercises/${exerciseId}`;
  let change: TeachingChange | null = null;
  const previewMs = await timed(async () => (change = await call<TeachingChange>(`${teaching}/change`)));
  const token = (change as TeachingChange | null)?.token;
  const applyMs = await timed(() =>
    call(`${teaching}/apply`, { method: 'POST', body: JSON.stringify({ token }) }),
  );
  const { references } = await call<ReferencesView>(`${taught}/api/exercises/${exerciseId}/references`);
  const list = (more: string) => `${taught}/api/admin/judged-attempts?range=[0,24]&${more}`;
  const filter = (over: object = {}) =>
    `filter=${encodeURIComponent(JSON.stringify({ exerciseId, ...over }))}`;
  const check = (url: string, n: number) => () =>
    call(`${url}/api/exercises/${exerciseId}/check`, {
      method: 'POST',
      body: JSON.stringify({ answer: prompts[n % prompts.length]?.text, language: 'en' }),
    });
  const works: Record<string, (n: number) => () => Promise<unknown>> = {
    firstPage: () => () => call(list(filter())),
    search: () => () => call(list(filter({ q: 'wheel' }))),
    sort: () => () => call(list(`${filter()}&sort=["good","ASC"]`)),
    plainCheck: (n) => check(plain, n),
    taughtCheck: (n) => check(taught, n),
  };
  const times = new Map<string, number[]>(Object.keys(works).map((name) => [name, []]));
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    // In turn, and each first as often as the other.
    const each = Object.entries(works);
    for (const [name, work] of round % 2 === 0 ? each : each.toReversed()) {
      const ms = await timed(work(round));
      if (round >= warmUpRounds) times.get(name)?.push(ms);
    }
  }
  const ms = Object.fromEntries([...times].map(([name, each]) => [name, p(each)]));
  const p50 = (name: string): number => ms[name]?.p50 ?? Number.NaN;
  const ratios = { check: rounded(p50('taughtCheck') / p50('plainCheck')) };
  const sizes = { judged, references: references && sizeOf(references) };
  const once = { previewMs: rounded(previewMs), applyMs: rounded(applyMs) };
  process.stdout.write(
    `${JSON.stringify({ bench: 'teach-checker', sizes, ms, once, ratios, reach, goalMs })}\n`,
  );
  process.exitCode = ratios.check <= reach.check ? 0 : 1;
} finally {
  await services.stop();
}
