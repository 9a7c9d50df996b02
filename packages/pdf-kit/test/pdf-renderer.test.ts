import { createPdfRenderer, type PdfRenderer, type RendererOptions } from '../src/rendering/pdf-renderer.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { TestSource } from './support/pdf-worker.ts';

const renderers: PdfRenderer<TestSource>[] = [];
const failures: unknown[] = [];
const rendererOf = (options: Partial<RendererOptions> = {}): PdfRenderer<TestSource> => {
  const renderer = createPdfRenderer<TestSource>({
    module: new URL('./support/pdf-worker.ts', import.meta.url),
    data: { brand: 'Promptario' },
    logger: { warn: (failure: unknown) => void failures.push(failure) },
    waitMs: 30_000,
    timeLimitMs: 20_000,
    ...options,
  });
  renderers.push(renderer);
  return renderer;
};
const refusal = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'none',
    (error: unknown) => error,
  );

afterEach(async () => {
  await Promise.all(renderers.splice(0).map(({ worker }) => worker.stop()));
  failures.length = 0;
});

test('When a PDF is drawn, then it comes from a thread that knows its settings, dates included', async () => {
  const at = new Date('2026-01-02T00:00:00Z');
  const pdf = await rendererOf().download({ does: 'draw', text: 'one', at }, 'ana');
  expect(pdf.toString()).toBe('Promptario: one 2026-01-02T00:00:00.000Z');
});

test('When a thread has had nothing to draw for a while, then it ends and the next PDF starts another', async () => {
  const renderer = rendererOf({ threads: 1, idleMs: 20 });
  let drawn = 0;
  const threadName = async (): Promise<string> => {
    const text = String((drawn += 1));
    return String(await renderer.download({ does: 'name', text }, text)).replace(` for ${text}`, '');
  };
  const first = await threadName();
  expect(await until(async () => (await threadName()) !== first)).toBe(true);
});

test('When a PDF weighs more than one may, then it is refused, before and at its download', async () => {
  const renderer = rendererOf({ mostBytes: 1_000 });
  const heavy = { does: 'draw', text: 'x'.repeat(1_000) } as const;
  expect(await refusal(renderer.drawAhead(heavy))).toMatchObject({ status: 422, code: 'pdf-not-drawable' });
  expect(await refusal(renderer.download(heavy, 'ana'))).toMatchObject({ status: 422 });
  expect(await refusal(renderer.drawAhead({ does: 'draw', text: 'light' }))).toBe('none');
});

test('When a thread tells the pages of a PDF, then nobody waits for its bytes, and what fails then is drawn anew', async () => {
  const renderer = rendererOf({ threads: 1, timeLimitMs: 2_000 });
  expect(await renderer.drawAhead({ does: 'tell' })).toBe(7);
  expect(failures).toHaveLength(0);
  expect(await until(async () => failures.length === 1)).toBe(true);
  expect(String(await renderer.download({ does: 'draw', text: 'next' }, 'ana'))).toBe('Promptario: next');
});

test('When a drawing never ends, then it is refused, others are drawn meanwhile, and it is not tried again', async () => {
  let now = Date.now();
  const renderer = rendererOf({ timeLimitMs: 3_000, now: () => now });
  const hanging = refusal(renderer.download({ does: 'hang' }, 'ana'));
  const others = await Promise.all(
    ['a', 'b', 'c'].map((text) => renderer.download({ does: 'draw', text }, 'eva')),
  );
  expect(others.map(String)).toEqual(['Promptario: a', 'Promptario: b', 'Promptario: c']);
  expect(await hanging).toMatchObject({ status: 422, code: 'pdf-not-drawable' });
  expect(failures).toHaveLength(1);
  expect(await refusal(renderer.download({ does: 'hang' }, 'ana'))).toMatchObject({ status: 422 });
  expect(failures).toHaveLength(1);
  now += 11 * 60_000;
  expect(await refusal(renderer.download({ does: 'hang' }, 'ana'))).toMatchObject({ status: 422 });
  expect(failures).toHaveLength(2);
});

test('When the machine is so busy that a thread gets little time, then it is drawn late, and not for ever', async () => {
  const renderer = rendererOf({ timeLimitMs: 1_000 });
  const late = { does: 'sleep', text: 'late' } as const;
  expect(String(await renderer.download({ ...late, sleepMs: 1_500 }, 'ana'))).toBe('Promptario: late');
  expect(await refusal(renderer.download({ ...late, sleepMs: 30_000 }, 'ana'))).toMatchObject({
    status: 422,
  });
});

test.each(['fill', 'throw'] as const)(
  'When a drawing does %s, then it is refused and the next one is drawn',
  async (does) => {
    const renderer = rendererOf({ memoryMb: 48, threads: 1 });
    expect(await refusal(renderer.download({ does }, 'ana'))).toMatchObject({ status: 422 });
    expect(String(await renderer.download({ does: 'draw', text: 'after' }, 'ana'))).toBe('Promptario: after');
  },
);

test('When more wait than the queue holds, or one waits too long, then it is told to come back', async () => {
  const renderer = rendererOf({ threads: 1, queue: 2, timeLimitMs: 3_000 });
  await renderer.download({ does: 'draw' }, 'ana');
  const first = refusal(renderer.download({ does: 'hang' }, 'ana'));
  const waiting = ['a', 'b'].map((text) => renderer.download({ does: 'draw', text }, 'ana'));
  expect(await refusal(renderer.download({ does: 'draw', text: 'c' }, 'ana'))).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  });
  expect(await first).toMatchObject({ status: 422 });
  expect((await Promise.all(waiting)).map(String)).toEqual(['Promptario: a', 'Promptario: b']);

  const impatient = rendererOf({ threads: 1, waitMs: 50, timeLimitMs: 3_000 });
  // Its thread first: while one starts, who waits longer may be refused before who came later.
  let tries = 0;
  const warm = () => impatient.download({ does: 'draw', text: 'warm' }, `member ${(tries += 1)}`);
  await until(async () => (await refusal(warm())) === 'none');
  const hanging = refusal(impatient.download({ does: 'hang' }, 'ana'));
  expect(await refusal(impatient.download({ does: 'draw', text: 'd' }, 'ana'))).toMatchObject({
    status: 503,
  });
  await hanging;
});

test('When one PDF is asked for many times at once, then it is drawn once and then kept', async () => {
  const renderer = rendererOf({ queue: 1 });
  const ask = () => renderer.download({ does: 'draw', text: 'same' }, 'ana');
  const all = await Promise.all(Array.from({ length: 16 }, ask));
  expect(new Set(all).size).toBe(1);
  expect(await ask()).toBe(all[0]);
});

test('When a member downloads too many, then they wait and others do not', async () => {
  const renderer = rendererOf({ downloadsPerMinute: 2 });
  const ask = (member: string) => refusal(renderer.download({ does: 'draw' }, member));
  expect([await ask('ana'), await ask('ana')]).toEqual(['none', 'none']);
  expect(await ask('ana')).toMatchObject({ status: 429, headers: { 'Retry-After': expect.any(String) } });
  expect(await ask('eva')).toBe('none');
});

test('When the service stops, then no thread is left and what waits is refused', async () => {
  const renderer = rendererOf();
  renderer.worker.start();
  const hanging = refusal(renderer.download({ does: 'hang' }, 'ana'));
  const before = process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
  await renderer.worker.stop();
  expect(await hanging).toMatchObject({ status: 503 });
  expect(await refusal(renderer.download({ does: 'draw' }, 'ana'))).toMatchObject({ status: 503 });
  expect(
    process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length,
  ).toBeLessThanOrEqual(before);
});
