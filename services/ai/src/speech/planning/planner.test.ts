import { createPlanner, type Planner, type PlannerOptions } from './planner.ts';

const planners: Planner[] = [];
const failures: unknown[] = [];
const plannerOf = (options: Partial<PlannerOptions> = {}): Planner => {
  const logger = { warn: (failure: unknown) => void failures.push(failure) };
  const planner = createPlanner({ logger, ...options });
  planners.push(planner);
  return planner;
};

afterEach(async () => {
  await Promise.all(planners.splice(0).map(({ worker }) => worker.stop()));
  failures.length = 0;
});

const text = { titleEs: 'Uno', titleEn: 'One', contentEs: 'Primero.', contentEn: 'First.' };
/** Markdown takes seconds to parse this. */
const hard = { ...text, contentEs: '*a'.repeat(25_000) };

test('When a text is planned twice, then the second has the first one’s plan, in each language its own', async () => {
  const planner = plannerOf();
  const [one, two] = await Promise.all([
    planner.plan(text, 'es', 'ana'),
    planner.plan({ ...text, titleEn: 'Other' }, 'es', 'eva'),
  ]);
  expect(one.segments.map((segment) => segment.text)).toEqual(['Uno.', 'Primero.']);
  expect(two).toBe(one);
  expect((await planner.plan(text, 'en', 'ana')).segments.map((segment) => segment.text)).toEqual([
    'One.',
    'First.',
  ]);
});

test('When a text is too hard, then it is refused without stopping the service, and not tried again for a while', async () => {
  let now = 0;
  const planner = plannerOf({ timeLimitMs: 200, now: () => now });
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await expect(planner.plan(hard, 'es', 'ana')).rejects.toMatchObject({
    status: 422,
    code: 'speech-too-complex',
  });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
  await expect(planner.plan(hard, 'es', 'ana')).rejects.toMatchObject({ status: 422 });
  expect(failures).toHaveLength(1);
  now = 11 * 60_000;
  await expect(planner.plan(hard, 'es', 'ana')).rejects.toMatchObject({ status: 422 });
  expect(failures).toHaveLength(2);
  // A thread that has started may take as long as that limit to load.
  expect((await plannerOf().plan(text, 'es', 'ana')).segments).toHaveLength(2);
});

test('When texts that are too hard are planned, then a usual one does not wait for them', async () => {
  const planner = plannerOf({ timeLimitMs: 60_000 });
  let ended = 0;
  for (const language of ['es', 'en'] as const)
    planner.plan({ ...hard, contentEn: hard.contentEs }, language, language).catch(() => (ended += 1));
  expect((await planner.plan(text, 'es', 'ana')).segments).toHaveLength(2);
  expect(ended).toBe(0);
});

test('When more is kept than there is room for, then what was used last stays', async () => {
  const planner = plannerOf({ keptCharacters: 130 });
  const other = { ...text, contentEs: 'Segundo, y bastante más largo.' };
  const first = await planner.plan(text, 'es', 'ana');
  const second = await planner.plan(other, 'es', 'ana');
  expect(await planner.plan(other, 'es', 'ana')).toBe(second);
  expect(await planner.plan(text, 'es', 'ana')).not.toBe(first);
});

/** No two of them are one plan. */
const hardTexts = Array.from({ length: 40 }, (_, at) => ({ ...hard, titleEs: `Texto ${at}` }));

test('When a listener asks for 40 hard texts, then another’s plan waits for one of them at most', async () => {
  const planner = plannerOf({ timeLimitMs: 200 });
  let ended = 0;
  for (const each of hardTexts) planner.plan(each, 'es', 'ana').catch(() => (ended += 1));
  // Of as many marks, so that it needs the same thread.
  const marked = { ...text, contentEs: 'uno, '.repeat(2_000) };
  const { segments } = await planner.plan(marked, 'es', 'eva');
  expect(segments.length).toBeGreaterThan(2);
  expect(ended).toBeLessThanOrEqual(1);
});

test('When a listener’s earlier text takes too long, then the next is refused and another’s is planned', async () => {
  const planner = plannerOf({ timeLimitMs: 60_000, turnWaitMs: 20 });
  const ends: string[] = [];
  planner.plan(hard, 'es', 'ana').catch(() => ends.push('first'));
  await expect(planner.plan(text, 'es', 'ana')).rejects.toMatchObject({
    ...{ status: 503, code: 'speech-busy', headers: { 'Retry-After': '10' } },
    text: { en: expect.stringContaining('other audio that you asked for') },
  });
  expect((await planner.plan(text, 'es', 'eva')).segments).toHaveLength(2);
  // What another asked for meanwhile needs no turn.
  expect((await planner.plan(text, 'es', 'ana')).segments).toHaveLength(2);
  expect(ends).toEqual([]);
});
