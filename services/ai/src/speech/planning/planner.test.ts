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
    planner.plan(text, 'es'),
    planner.plan({ ...text, titleEn: 'Other' }, 'es'),
  ]);
  expect(one.segments.map((segment) => segment.text)).toEqual(['Uno.', 'Primero.']);
  expect(two).toBe(one);
  expect((await planner.plan(text, 'en')).segments.map((segment) => segment.text)).toEqual([
    'One.',
    'First.',
  ]);
});

test('When a text is too hard, then it is refused without stopping the service, and not tried again for a while', async () => {
  let now = 0;
  const planner = plannerOf({ timeLimitMs: 200, now: () => now });
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await expect(planner.plan(hard, 'es')).rejects.toMatchObject({ status: 422, code: 'speech-too-complex' });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
  await expect(planner.plan(hard, 'es')).rejects.toMatchObject({ status: 422 });
  expect(failures).toHaveLength(1);
  now = 11 * 60_000;
  await expect(planner.plan(hard, 'es')).rejects.toMatchObject({ status: 422 });
  expect(failures).toHaveLength(2);
  // A thread that has started may take as long as that limit to load.
  expect((await plannerOf().plan(text, 'es')).segments).toHaveLength(2);
});

test('When texts that are too hard are planned, then a usual one does not wait for them', async () => {
  const planner = plannerOf({ timeLimitMs: 60_000 });
  let ended = 0;
  for (const language of ['es', 'en'] as const)
    planner.plan({ ...hard, contentEn: hard.contentEs }, language).catch(() => (ended += 1));
  expect((await planner.plan(text, 'es')).segments).toHaveLength(2);
  expect(ended).toBe(0);
});

test('When more is kept than there is room for, then what was used last stays', async () => {
  const planner = plannerOf({ keptCharacters: 130 });
  const other = { ...text, contentEs: 'Segundo, y bastante más largo.' };
  const first = await planner.plan(text, 'es');
  const second = await planner.plan(other, 'es');
  expect(await planner.plan(other, 'es')).toBe(second);
  expect(await planner.plan(text, 'es')).not.toBe(first);
});
