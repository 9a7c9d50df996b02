import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, 'main.mjs');

/** What it says, by mark and subject: `! Proxy`. */
const examine = (env: NodeJS.ProcessEnv): { lines: string[]; errors: string } => {
  const { stdout, stderr } = spawnSync(process.execPath, [main], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { lines: stdout.split('\n'), errors: stderr };
};

describe('The doctor', () => {
  let dataDir: string;
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'doctor-'))));
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('When others could get at the data, then it warns with the cure', () => {
    chmodSync(dataDir, 0o755);
    const { lines } = examine({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://academy.example',
      TRUST_PROXY: '0',
      HOST: '0.0.0.0',
      PORT: '0',
      NODE_ENV: 'production',
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^! Data +other users .*: chmod 700 /),
        expect.stringMatching(/^! Proxy +.*set TRUST_PROXY to the number of your proxies\.$/),
        expect.stringMatching(/^! Stores +.*set MONGO_URL and KAFKA_BROKERS to your own\.$/),
        expect.stringMatching(/^✗ Mail +SMTP_URL is not set/),
      ]),
    );
  });

  test('When the proxy is counted, the folder closed and mail has a server, then it warns of nothing', () => {
    const { lines } = examine({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://academy.example',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtp://mail.example:587',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
    });
    expect(lines.filter((line) => line.startsWith('!'))).toEqual([]);
  });

  test('When HOST and DATA_DIR cannot be used, then it says so in a sentence each', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const { lines, errors } = examine({ DATA_DIR: file, HOST: '192.0.2.1', PORT: '0' });
    expect(errors).toBe('');
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^✗ Data +.*file is not a folder; set DATA_DIR to another folder\.$/),
        expect.stringMatching(/^✗ Port +HOST=192\.0\.2\.1 is not an address of this machine/),
      ]),
    );
  });
});
