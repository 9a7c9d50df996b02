import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { closeDays } from '../../src/audit/chain/close-days.ts';
import { keepEntry } from '../../src/audit/chain/keep-entry.ts';
import { verifyLog, type LoggedDay } from '../../src/audit/chain/verify-log.ts';
import type { AuditEntry } from '../../src/audit/audit-entry.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const dayMs = 86_400_000;

/** Entries of two services on three days, each a day before the next; the last day is open. */
const keep = async () => {
  let nowAt = Date.UTC(2031, 4, 1, 12);
  const deps = { ...auth.deps, now: () => new Date(nowAt) };
  const add = (service: string, id: string) => {
    const entry: AuditEntry = {
      _id: id,
      at: deps.now(),
      actorId: 'teacher',
      action: 'lesson.updated',
      resource: 'lessons',
      resourceId: 'detail-decides',
      fields: ['titleEs'],
      values: { titleEs: { before: null, after: `Pide ${id}` } },
      network: null,
      requestId: null,
    };
    return keepEntry(deps, { service, entry });
  };
  for (const day of [1, 2, 3]) {
    for (const n of [1, 2, 3]) {
      await add('catalog', `catalog ${day}.${n}`);
      await add('library', `library ${day}.${n}`);
    }
    if (day < 3) nowAt += dayMs;
    await closeDays(deps);
  }
  return { deps, add, pass: (ms: number) => (nowAt += ms) };
};

type Log = Awaited<ReturnType<typeof keep>>;

beforeEach(async () => {
  await auth.models.auditEntries.deleteMany({});
  await auth.models.auditDays.deleteMany({});
});

test('When all is as it was kept, then each day is counted, closed once it is over and names the one before', async () => {
  const { deps, pass } = await keep();
  expect((await verifyLog(deps)).fault).toBeNull();
  pass(dayMs);
  await closeDays(deps);
  expect(await verifyLog(deps)).toMatchObject({ days: 6, entries: 18, unlinked: 0, fault: null });
  const days = await auth.models.auditDays.find({ service: 'catalog' }).sort({ day: 1 }).lean();
  expect(days.map(({ entries, before }) => [entries, before?.id ?? null])).toEqual([
    [3, null],
    [3, 'catalog 2031-05-01'],
    [3, 'catalog 2031-05-02'],
  ]);
});

test('When many are kept at once and again, then each has a place of its own', async () => {
  const { deps, add } = await keep();
  const ids = Array.from({ length: 12 }, (_, i) => `at once ${i}`);
  await Promise.all([...ids, ...ids].map((id) => add('forum', id)));
  expect(await verifyLog(deps)).toMatchObject({ days: 7, entries: 30, fault: null });
});

test('When a crash left an entry uncounted, then it is no fault, and the day counts it when it is closed', async () => {
  const { deps, pass, add } = await keep();
  await add('forum', 'first');
  const counted = await auth.models.auditDays.findOne({ service: 'forum' }).lean();
  await add('forum', 'second');
  await auth.models.auditDays.replaceOne({ _id: counted!._id }, counted!);
  expect((await verifyLog(deps)).fault).toBeNull();
  pass(2 * dayMs);
  await closeDays(deps);
  expect((await auth.models.auditDays.findOne({ service: 'forum' }).lean())?.entries).toBe(2);
  expect((await verifyLog(deps)).fault).toBeNull();
});

const catalog = (day: number, n: number) => ({ _id: `catalog ${day}.${n}` });
const swap = async () => {
  const [one, other] = await Promise.all(
    [2, 3].map((n) => auth.models.auditEntries.findOne(catalog(2, n)).lean()),
  );
  await auth.models.auditEntries.updateOne({ _id: one!._id }, { $set: { 'link.place': 'elsewhere' } });
  await auth.models.auditEntries.updateOne({ _id: other!._id }, { $set: { 'link.place': one!.link!.place } });
  await auth.models.auditEntries.updateOne({ _id: one!._id }, { $set: { 'link.place': other!.link!.place } });
};

const day = (n: number) => ({ _id: `catalog 2031-05-0${n}` });

test.each<[string, (log: Log) => Promise<unknown>, { place: string; entryId: string | null; kind: string }]>([
  [
    'a value is altered',
    () => auth.models.auditEntries.updateOne(catalog(2, 2), { $set: { resourceId: 'another' } }),
    { place: 'catalog 2031-05-02 00000002', entryId: 'catalog 2.2', kind: 'altered' },
  ],
  [
    'an entry is deleted',
    () => auth.models.auditEntries.deleteOne(catalog(1, 2)),
    { place: 'catalog 2031-05-01 00000002', entryId: null, kind: 'missing' },
  ],
  [
    'the last of the open day is deleted',
    () => auth.models.auditEntries.deleteOne(catalog(3, 3)),
    { place: 'catalog 2031-05-03 00000003', entryId: null, kind: 'missing' },
  ],
  [
    'the last of the open day is deleted, and others follow',
    async ({ add }) => {
      await auth.models.auditEntries.deleteOne(catalog(3, 3));
      for (const n of [4, 5, 6]) await add('catalog', `catalog 3.${n}`);
    },
    { place: 'catalog 2031-05-03 00000003', entryId: null, kind: 'missing' },
  ],
  [
    'the last are deleted, and the summary counts fewer',
    async ({ add, deps, pass }) => {
      const kept = await auth.models.auditEntries.findOne(catalog(3, 2)).lean();
      await auth.models.auditEntries.deleteOne(catalog(3, 3));
      await auth.models.auditDays.updateOne(day(3), { $set: { entries: 2, last: kept!.link!.hash } });
      await add('catalog', 'catalog 3.4');
      pass(2 * dayMs);
      await closeDays(deps);
    },
    { place: 'catalog 2031-05-03', entryId: null, kind: 'altered' },
  ],
  [
    'a closed day is opened again and cut short',
    async ({ deps }) => {
      await auth.models.auditEntries.deleteOne(catalog(2, 3));
      await auth.models.auditDays.updateOne(day(2), { $set: { closedAt: null, entries: 2 } });
      await closeDays(deps);
    },
    { place: 'catalog 2031-05-02', entryId: null, kind: 'altered' },
  ],
  [
    'a day is made to look as if it expired',
    async () => {
      await auth.models.auditEntries.deleteOne(catalog(1, 3));
      await auth.models.auditDays.updateOne(day(1), { $set: { day: '2000-01-01' } });
    },
    { place: 'catalog 2031-05-01', entryId: null, kind: 'altered' },
  ],
  [
    'the summary of the open day is deleted, and others follow',
    async ({ add }) => {
      await auth.models.auditDays.deleteOne(day(3));
      await add('catalog', 'catalog 3.4');
    },
    { place: 'catalog 2031-05-03', entryId: null, kind: 'missing' },
  ],
  [
    'an entry is put in at no place of a chain',
    () =>
      auth.models.auditEntries.updateOne(catalog(3, 3), {
        $set: { 'link.place': 'catalog 2031-05-03 00000000' },
      }),
    { place: 'catalog 2031-05-03 00000003', entryId: null, kind: 'missing' },
  ],
  [
    'two change places',
    swap,
    { place: 'catalog 2031-05-02 00000002', entryId: 'catalog 2.3', kind: 'reordered' },
  ],
  [
    'a day is deleted with its summary',
    async () => {
      await auth.models.auditEntries.deleteMany({ _id: { $regex: '^catalog 1' } });
      await auth.models.auditDays.deleteOne({ _id: 'catalog 2031-05-01' });
    },
    { place: 'catalog 2031-05-01', entryId: null, kind: 'missing' },
  ],
  [
    'an entry is put beside the chain',
    () =>
      auth.models.auditEntries.create({
        _id: 'forged',
        at: new Date(Date.UTC(2031, 4, 2, 12)),
        actorId: 'teacher',
        action: 'x',
        resource: 'lessons',
        resourceId: 'x',
        fields: [],
        network: null,
        requestId: null,
      }),
    { place: '2031-05-02', entryId: 'forged', kind: 'added' },
  ],
])('When %s in the store, then it is the first fault', async (_, tamper, fault) => {
  const log = await keep();
  await tamper(log);
  expect((await verifyLog(log.deps)).fault).toEqual(fault);
});

test('When entries reach the age at which they expire, then what is gone of them is no fault', async () => {
  const { deps, pass } = await keep();
  pass(731 * dayMs);
  await auth.models.auditEntries.deleteMany({ _id: { $regex: '^(catalog|library) [12]' } });
  expect(await verifyLog(deps)).toMatchObject({ days: 6, entries: 6, fault: null });
  await auth.models.auditEntries.updateOne(catalog(3, 1), { $set: { action: 'x' } });
  expect((await verifyLog(deps)).fault).toMatchObject({ entryId: 'catalog 3.1', kind: 'altered' });
});

test('When the clock is set back into a closed day, then the entry is kept on the next, which is no fault', async () => {
  const { deps, add, pass } = await keep();
  pass(2 * dayMs);
  await closeDays(deps);
  pass(-2 * dayMs);
  await add('catalog', 'late');
  const late = await auth.models.auditEntries.findOne({ _id: 'late' }).lean();
  expect(late?.link?.place).toBe('catalog 2031-05-04 00000001');
  expect((await verifyLog(deps)).fault).toBeNull();
});

test('When a place is taken that no other can follow, then keeping fails, and the entry there is named', async () => {
  const { deps, add } = await keep();
  await auth.models.auditEntries.updateOne(catalog(3, 3), {
    $set: { 'link.place': 'catalog 2031-05-03 99999999' },
  });
  await expect(add('catalog', 'one more')).rejects.toThrow('No place in a chain');
  expect((await verifyLog(deps)).fault).toEqual({
    place: 'catalog 2031-05-03 99999999',
    entryId: 'catalog 3.3',
    kind: 'reordered',
  });
});

test('When a closed day is not the one that was logged, or is gone with all after it, then it is named', async () => {
  const { deps } = await keep();
  const lines = auth.logs.filter((line) => line.includes('audit day closed'));
  const logged = lines.map((line) => JSON.parse(line) as LoggedDay).filter(({ day }) => day.includes('2031'));
  const own = logged.slice(-4);
  expect(own.map(({ day }) => day).sort()).toEqual(
    ['catalog', 'library'].flatMap((service) => [1, 2].map((n) => `${service} 2031-05-0${n}`)),
  );
  expect((await verifyLog(deps, own)).fault).toBeNull();
  await auth.models.auditEntries.deleteMany({ _id: { $regex: '^catalog [23]' } });
  for (const n of [2, 3]) await auth.models.auditDays.deleteOne(day(n));
  expect((await verifyLog(deps)).fault).toBeNull();
  expect((await verifyLog(deps, own)).fault).toMatchObject({ place: 'catalog 2031-05-02', kind: 'missing' });
});

test('When the command reads the log, then it says how much it read, and its exit code what it found', async () => {
  await keep();
  const { DATA_DIR } = auth.deps.config;
  const lines = join(DATA_DIR, 'closed-days.log');
  writeFileSync(
    lines,
    auth.logs
      .filter((line) => line.includes('audit day closed'))
      .slice(-4)
      .join('\n'),
  );
  const verify = (env: Record<string, string> = {}, ...args: string[]) =>
    startChild({
      file: join(import.meta.dirname, '../../src/verify-audit.ts'),
      args,
      env: { ...auth.stack.env, DATA_DIR, ...env },
    });
  const whole = verify({}, lines);
  const figures = JSON.parse((await whole.untilLine(/^AUDIT /)).slice('AUDIT '.length)) as object;
  expect(figures).toMatchObject({ days: 6, entries: 18, unlinked: 0, compared: 4 });
  expect(await whole.exited).toMatchObject({ code: 0 });

  await auth.models.auditEntries.deleteOne(catalog(1, 2));
  const cut = verify();
  expect(await cut.exited).toMatchObject({ code: 1 });
  expect(cut.errors()).toContain('catalog 2031-05-01 00000002: missing');

  const unread = verify({ MONGO_URL: 'postgres://nowhere' });
  expect(await unread.exited).toMatchObject({ code: 2 });
  expect(unread.errors()).toContain('auth could not verify its audit log: Configuration');

  const elsewhere = join(DATA_DIR, 'elsewhere');
  const keyless = verify({ DATA_DIR: elsewhere });
  expect(await keyless.exited).toMatchObject({ code: 2 });
  expect(keyless.errors()).toContain('DATA_DIR has no key');
  expect(existsSync(elsewhere)).toBe(false);
});
