import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, backupName } from '../backup/back-up.ts';
import { DATA_FORMAT } from '../machine/data-format.mjs';
import { restore } from './restore.ts';

const now = new Date('2026-01-31T12:00:00.000Z');

describe('A backup', () => {
  let folder: string;
  let dataDir: string;
  let file: string;
  const read = (name: string): string => readFileSync(join(dataDir, name), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    dataDir = join(folder, 'data');
    file = join(folder, backupName(now));
    for (const name of ['mongo', 'kafka/topic-0', 'logs'])
      mkdirSync(join(dataDir, name), { recursive: true });
    writeFileSync(join(dataDir, 'format.json'), JSON.stringify({ format: DATA_FORMAT }));
    writeFileSync(join(dataDir, 'mongo/store.mv'), 'records');
    writeFileSync(join(dataDir, 'kafka/topic-0/0.log'), Buffer.alloc(100_000, 7));
    writeFileSync(join(dataDir, 'logs/auth.log'), 'a line');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('brings back every record, and leaves the logs out', async () => {
    await backUp(dataDir, file, now);
    rmSync(dataDir, { recursive: true });
    const manifest = await restore({ dataDir, file, force: false });
    expect(manifest).toMatchObject({ format: DATA_FORMAT, createdAt: now.toISOString(), files: 3 });
    expect(read('mongo/store.mv')).toBe('records');
    expect(readFileSync(join(dataDir, 'kafka/topic-0/0.log'))).toEqual(Buffer.alloc(100_000, 7));
    expect(readdirSync(dataDir).sort()).toEqual(['format.json', 'kafka', 'mongo']);
  });

  test('replaces data only when forced', async () => {
    await backUp(dataDir, file, now);
    writeFileSync(join(dataDir, 'mongo/store.mv'), 'newer records');
    writeFileSync(join(dataDir, 'mongo/another'), '');
    await expect(restore({ dataDir, file, force: false })).rejects.toThrow(/holds data already/);
    expect(read('mongo/store.mv')).toBe('newer records');
    await restore({ dataDir, file, force: true });
    expect(read('mongo/store.mv')).toBe('records');
    expect(existsSync(join(dataDir, 'mongo/another'))).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['data', backupName(now)]);
  });

  test('that is cut short changes nothing', async () => {
    await backUp(dataDir, file, now);
    truncateSync(file, 200);
    await expect(restore({ dataDir, file, force: true })).rejects.toThrow();
    expect(read('mongo/store.mv')).toBe('records');
    expect(readdirSync(folder).sort()).toEqual(['data', backupName(now)]);
  });

  test('of a newer version is refused', async () => {
    writeFileSync(join(dataDir, 'format.json'), JSON.stringify({ format: DATA_FORMAT + 1 }));
    await backUp(dataDir, file, now);
    await expect(restore({ dataDir: join(folder, 'other'), file, force: false })).rejects.toThrow(
      /newer version/,
    );
  });

  test('that is another archive is refused', async () => {
    writeFileSync(file, 'not an archive');
    await expect(restore({ dataDir, file, force: true })).rejects.toThrow();
    expect(read('mongo/store.mv')).toBe('records');
  });

  test('is never written over another, nor of nothing', async () => {
    await backUp(dataDir, file, now);
    await expect(backUp(dataDir, file, now)).rejects.toThrow(/exists already/);
    await expect(backUp(join(folder, 'none'), join(folder, 'x.tar.gz'), now)).rejects.toThrow(/no data/);
  });
});
