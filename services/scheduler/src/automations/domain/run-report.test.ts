import { afterReport, type RunReport } from './run-report.ts';

const open = { awaited: [], counts: null, error: null, durationMs: null, finishedAt: null };
const report = (service: string, over: Partial<RunReport> = {}): RunReport => ({
  service,
  startedAt: '2026-01-02T03:00:00.000Z',
  finishedAt: '2026-01-02T03:00:02.000Z',
  counts: { [service]: 1 },
  error: null,
  ...over,
});

test('When the work is of one service, then its first report ends the run and no other changes it', () => {
  const ended = afterReport(open, report('ai'));
  expect(ended).toEqual({
    awaited: [],
    counts: { ai: 1 },
    error: null,
    durationMs: 2_000,
    finishedAt: new Date('2026-01-02T03:00:02.000Z'),
  });
  expect(afterReport({ ...open, ...ended }, report('ai', { counts: {} }))).toBeNull();
});

test('When the work is of several services, then the last report ends the run, with the figures of all', () => {
  const awaiting = { ...open, awaited: ['auth', 'ai'] };
  const slow = { finishedAt: '2026-01-02T03:00:09.000Z' };
  const first = afterReport(awaiting, report('ai', slow));
  expect(first).toMatchObject({ awaited: ['auth'], finishedAt: null, durationMs: 9_000 });
  const half = { ...awaiting, ...first };
  expect(afterReport(half, report('ai'))).toBeNull();
  expect(afterReport(half, report('stranger'))).toBeNull();
  expect(afterReport(half, report('auth'))).toMatchObject({
    awaited: [],
    counts: { ai: 1, auth: 1 },
    durationMs: 9_000,
    finishedAt: expect.any(Date),
  });
});

test('When one of several services fails, then the run has its failure, and the others are waited for', () => {
  const error = { es: 'No', en: 'No' };
  const awaiting = { ...open, awaited: ['auth', 'ai'] };
  const first = afterReport(awaiting, report('auth', { counts: {}, error }));
  expect(first).toMatchObject({ finishedAt: null, error });
  const after = afterReport({ ...awaiting, ...first }, report('ai'));
  expect(after).toMatchObject({ counts: { ai: 1 }, error, finishedAt: expect.any(Date) });
});
