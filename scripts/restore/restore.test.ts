import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { backUp, backupName } from '../backup/back-up.ts';
import { DATA_FORMAT } from '../machine/data-format.mjs';
import { StartFailure } from '../start/start-failure.ts';
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
    await expect(restore({ dataDir, file, force: true })).rejects.toThrow(
      new StartFailure(`${file} is damaged, or is not a backup of the academy; nothing was changed.`),
    );
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

  test('When it is written, then only its owner may read it, whatever the umask', async () => {
    const before = process.umask(0o000);
    try {
      await backUp(dataDir, file, now);
    } finally {
      process.umask(before);
    }
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  const pack = (...names: string[]): void =>
    void execFileSync('tar', ['-czPf', file, '-C', dataDir, ...names], { stdio: 'pipe' });

  const expectRefused = async (why: RegExp): Promise<void> => {
    const other = join(folder, 'other');
    await expect(restore({ dataDir: other, file, force: false })).rejects.toThrow(why);
    expect(existsSync(other)).toBe(false);
  };

  test('When it holds a symbolic link, then it is refused', async () => {
    symlinkSync('/etc', join(dataDir, 'mongo/link'));
    pack('mongo');
    await expectRefused(/holds "mongo\/link", which is not a file or a folder inside it/);
  });

  test('When it holds a hard link, then it is refused', async () => {
    linkSync(join(dataDir, 'mongo/store.mv'), join(dataDir, 'mongo/twin'));
    pack('mongo');
    await expectRefused(/which is not a file or a folder inside it/);
  });

  test('When it holds a pipe or a device, then it is refused', async () => {
    execFileSync('mkfifo', [join(dataDir, 'mongo/pipe')]);
    pack('mongo');
    await expectRefused(/holds "mongo\/pipe"/);
  });

  test.each([['/etc/hostname'], ['../data/format.json']])(
    'When it holds %s, outside of it, then it is refused',
    async (name) => {
      pack(name);
      await expectRefused(/which is not a file or a folder inside it/);
    },
  );

  test('When it holds an entry of an unknown type, then it is refused', async () => {
    const archive = execFileSync('tar', ['-c', '-C', dataDir, 'format.json']);
    const header = archive.subarray(0, 512);
    header.write('Z', 156);
    header.fill(' ', 148, 156);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    writeFileSync(file, gzipSync(archive));
    await expectRefused(/holds "format.json", which is not a file or a folder inside it/);
  });

  test('When a store in it is almost empty, then it is restored however small it was packed', async () => {
    writeFileSync(join(dataDir, 'mongo/store.mv'), Buffer.alloc(20_000_000));
    await backUp(dataDir, file, now);
    await restore({ dataDir: join(folder, 'other'), file, force: false });
    expect(statSync(join(folder, 'other/mongo/store.mv')).size).toBe(20_000_000);
  });

  test('When a name in it is longer than a header, then it is restored all the same', async () => {
    const name = `kafka/${'topic'.repeat(30)}/${'segment'.repeat(10)}.log`;
    mkdirSync(dirname(join(dataDir, name)));
    writeFileSync(join(dataDir, name), 'records');
    await backUp(dataDir, file, now);
    await restore({ dataDir: join(folder, 'other'), file, force: false });
    expect(readFileSync(join(folder, 'other', name), 'utf8')).toBe('records');
  });
});
