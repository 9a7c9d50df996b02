import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA_FORMAT } from '../machine/data-format.mjs';
import { takeLock } from '../machine/data-lock.mjs';
import { freePorts } from '../machine/port.mjs';

const main = join(import.meta.dirname, 'main.ts');

/** Runs the real starter to its end. */
const start = (env: NodeJS.ProcessEnv): { code: number | null; errors: string[] } => {
  const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  return { code: status, errors: stderr.trim().split('\n') };
};

describe('A start is refused, in one sentence with the cure and with nothing left behind,', () => {
  let dataDir: string;
  let port: number;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'refusal-'));
    [port = 0] = await freePorts(1, '127.0.0.1');
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const expectRefusal = (env: NodeJS.ProcessEnv, sentence: RegExp): void => {
    const { code, errors } = start({ DATA_DIR: dataDir, PORT: String(port), ...env });
    expect(errors).toEqual([expect.stringMatching(sentence)]);
    expect(code).toBe(1);
  };

  test('when its port is taken', async () => {
    const server: Server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expectRefusal(
      {},
      /^Port \d+ is taken; stop the program that uses it, or choose another: PORT=\d+ npm start\.$/,
    );
    await new Promise((resolve) => server.close(resolve));
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('when the port that was chosen for the sandbox is taken', async () => {
    const [taken = 0] = await freePorts(1, '127.0.0.1');
    const server: Server = createServer();
    await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
    expectRefusal(
      { SANDBOX_PORT: String(taken), PAYMENTS: 'sandbox' },
      /^Port \d+ is taken; stop the program that uses it, or choose another: SANDBOX_PORT=\d+ npm start\.$/,
    );
    await new Promise((resolve) => server.close(resolve));
  });

  test('when the academy runs on that data folder already', () => {
    const lock = takeLock(dataDir, 'npm start');
    expectRefusal({}, /is in use \(npm start, process \d+\); stop that one first, or set DATA_DIR/);
    lock?.release();
  });

  test('when Java is missing', () => {
    expectRefusal({ PATH: dataDir, JAVA_HOME: '' }, /^Java is missing: install Java 17 or newer/);
  });

  test('when the data come from a newer version', () => {
    writeFileSync(join(dataDir, 'format.json'), JSON.stringify({ format: DATA_FORMAT + 1 }));
    expectRefusal({}, /newer version .*; update this copy, or set DATA_DIR to another folder\.$/);
    expect(existsSync(join(dataDir, 'academy.lock'))).toBe(false);
    expect(JSON.parse(readFileSync(join(dataDir, 'format.json'), 'utf8'))).toEqual({
      format: DATA_FORMAT + 1,
    });
  });

  test('when the data folder is a file', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expectRefusal({ DATA_DIR: file }, /file is not a folder; set DATA_DIR to another folder\.$/);
  });

  test('when the data folder is inside a file', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expectRefusal({ DATA_DIR: join(file, 'data') }, /is not a folder; set DATA_DIR to another folder\.$/);
  });

  test('when HOST is not an address of this machine', () => {
    expectRefusal(
      { HOST: '192.0.2.1' },
      /^HOST=192\.0\.2\.1 is not an address of this machine; set 127\.0\.0\.1/,
    );
  });

  test('when a setting is wrong, naming the key', () => {
    expectRefusal({ PORT: 'eighty' }, /^Configuration: PORT is not valid\. See \.env\.example\.$/);
  });
});
