import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA_FORMAT, dataFormat, dataFormatFault } from './data-format.mjs';
import { holderOf, takeLock } from './data-lock.mjs';
import { diskFault, freeMegabytes, tellsOfFullDisk } from './disk.mjs';
import { javaFault, javaVersion, majorOf } from './java.mjs';
import { mavenVersion } from './maven.mjs';
import { freePorts, portIsFree } from './port.mjs';

const host = '127.0.0.1';
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'machine-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('Java', () => {
  test.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_392"', 8],
    ['command not found', null],
  ])('%s', (output, major) => expect(majorOf(output)).toBe(major));

  test('is judged in one sentence with the cure', () => {
    expect(javaFault(17)).toBeNull();
    expect(javaFault(11)).toMatch(/^Java 11 is too old: install Java 17/);
    expect(javaFault(null)).toMatch(/^Java is missing: install Java 17/);
  });

  test('and Maven are missing where the PATH has none', async () => {
    expect(await javaVersion({ PATH: folder })).toBeNull();
    expect(await mavenVersion({ PATH: folder })).toBeNull();
  });
});

describe('A port', () => {
  test('is free until someone listens there', async () => {
    const [port = 0] = await freePorts(1, host);
    expect(await portIsFree(port, host)).toBe(true);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    expect(await portIsFree(port, host)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  });

  test('is another one for each process, below those of outgoing connections', async () => {
    const ports = await freePorts(6, host);
    expect(new Set(ports).size).toBe(6);
    for (const port of ports) expect(port).toBeLessThan(32_768);
  });
});

describe('A disk', () => {
  test('is measured where the folder will be', async () => {
    expect(await freeMegabytes(join(folder, 'not', 'yet', 'there'))).toBeGreaterThan(0);
  });

  test('that is too full is told with the cure', () => {
    expect(diskFault('/data', 300, 300)).toBeNull();
    expect(diskFault('/data', 299, 300)).toMatch(/\/data is full: 299 MB .* free some space/);
  });

  test.each(['ENOSPC: write', 'No space left on device', 'The disk of /data is full (1 MB left)'])(
    'is recognised as full in "%s"',
    (text) => expect(tellsOfFullDisk(text)).toBe(true),
  );
});

describe('The format of a data folder', () => {
  test('is the one that the embedded stack writes', () => {
    const java = '../../infra/embedded/src/main/java/academy/embedded/DataFolder.java';
    const source = readFileSync(join(import.meta.dirname, java), 'utf8');
    expect(/int FORMAT = (\d+);/.exec(source)?.[1]).toBe(String(DATA_FORMAT));
  });

  test('from a newer version is refused with the cure', () => {
    writeFileSync(join(folder, 'format.json'), JSON.stringify({ format: DATA_FORMAT + 1 }));
    expect(dataFormatFault('the data', dataFormat(folder))).toMatch(
      /^The data comes from a newer version .* update this copy/,
    );
  });

  test('of this version, and of no data yet, is fine', () => {
    expect(dataFormatFault('the data', dataFormat(folder))).toBeNull();
    writeFileSync(join(folder, 'format.json'), JSON.stringify({ format: DATA_FORMAT }));
    expect(dataFormatFault('the data', dataFormat(folder))).toBeNull();
  });

  test('that cannot be read is damaged', () => {
    writeFileSync(join(folder, 'format.json'), '{');
    expect(dataFormatFault('the data', dataFormat(folder))).toMatch(
      /^The file format\.json of the data is damaged; restore a backup/,
    );
  });
});

describe('The lock of a data folder', () => {
  test('is held by one at a time', () => {
    const lock = takeLock(folder, 'npm start');
    expect(takeLock(folder, 'npm run backup')).toBeNull();
    expect(holderOf(folder)).toMatchObject({ pid: process.pid, what: 'npm start' });
    lock?.release();
    expect(holderOf(folder)).toBeNull();
    expect(takeLock(folder, 'npm run backup')).not.toBeNull();
  });

  test('of a dead process counts no more, nor does one whose number another has now', () => {
    const file = join(folder, 'academy.lock');
    for (const pid of [process.pid, 2 ** 22 + 1]) {
      writeFileSync(file, JSON.stringify({ holders: [{ pid, what: 'npm start', since: 'long ago' }] }));
      expect(holderOf(folder)).toBeNull();
      const lock = takeLock(folder, 'npm start');
      expect(lock).not.toBeNull();
      lock?.release();
    }
  });

  test('counts for as long as the store lives on without its starter', () => {
    const lock = takeLock(folder, 'npm start');
    lock?.add(process.ppid, 'the embedded stack');
    const file = join(folder, 'academy.lock');
    const held = JSON.parse(readFileSync(file, 'utf8')) as { holders: unknown[] };
    writeFileSync(file, JSON.stringify({ holders: held.holders.slice(1) }));
    expect(holderOf(folder)).toMatchObject({ what: 'the embedded stack' });
    expect(takeLock(folder, 'npm start')).toBeNull();
  });

  /** `/dev/full` refuses each write as a full disk does. */
  test('When the disk is full, then it keeps its first holder and takes the next one up later', async () => {
    const lock = takeLock(folder, 'npm start', { retryMs: 5 });
    const draft = join(folder, `academy.lock.${String(process.pid)}`);
    symlinkSync('/dev/full', draft);
    // The failed draft is removed, and the disk is free again at the second try.
    lock?.add(process.ppid, 'the embedded stack');
    expect(holderOf(folder)).toMatchObject({ pid: process.pid, what: 'npm start' });
    const names = (): string => readFileSync(join(folder, 'academy.lock'), 'utf8');
    while (!names().includes('the embedded stack')) await new Promise((resolve) => setTimeout(resolve, 5));
    lock?.release();
    expect(holderOf(folder)).toBeNull();
  });
});
