import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProcessLog, type ProcessLog } from './process-log.ts';
import { StartFailure } from './start-failure.ts';
import { supervise, type Supervised, type SupervisedSpec } from './supervise.ts';

const hang = 'setInterval(() => {}, 1000);';
const ready = 'console.log(\'LISTENING {"port":7}\');';

describe('A supervised process', () => {
  let folder: string;
  let log: ProcessLog;
  let supervised: Supervised | undefined;
  const news: string[] = [];

  const start = (script: string, more: Partial<SupervisedSpec> = {}): Supervised => {
    supervised = supervise({
      name: 'library',
      command: [process.execPath, '-e', script],
      cwd: folder,
      env: process.env,
      log,
      readyWord: 'LISTENING',
      onNews: (sentence) => void news.push(sentence),
      backoff: { next: () => 10 },
      ...more,
    });
    return supervised;
  };

  beforeEach(() => {
    news.length = 0;
    folder = mkdtempSync(join(tmpdir(), 'supervise-'));
    log = openProcessLog(join(folder, 'library.log'), () => {});
  });
  afterEach(async () => {
    await supervised?.stop(1_000);
    await log.close();
    rmSync(folder, { recursive: true });
  });

  test('is ready when it says so, with what it says', async () => {
    await expect(start(ready + hang).ready).resolves.toEqual({ port: 7 });
  });

  test('that never becomes ready is a failed start, in its own words', async () => {
    const failing = start("console.error('no such database'); process.exit(1)");
    await expect(failing.ready).rejects.toThrow(/library did not start \(exit code 1\).*no such database/s);
    expect(news).toHaveLength(2);
  });

  test('with a wrong configuration is not tried again', async () => {
    const failing = start(
      "console.error('library could not start: Configuration: PORT is missing'); process.exit(1)",
    );
    await expect(failing.ready).rejects.toThrow(/PORT is missing/);
    expect(news).toEqual([]);
  });

  test('that was too early for its neighbours becomes ready at the second try', async () => {
    const flag = JSON.stringify(join(folder, 'tried'));
    const script = `const fs = require('node:fs');
      if (!fs.existsSync(${flag})) { fs.writeFileSync(${flag}, ''); process.exit(1); } ${ready} ${hang}`;
    await expect(start(script).ready).resolves.toEqual({ port: 7 });
    expect(news).toHaveLength(2);
  });

  test('that names its error in a sentence is quoted with that sentence alone', async () => {
    const failing = start("console.log('ERROR The port is taken; choose another.'); process.exit(1)");
    await expect(failing.ready).rejects.toEqual(new StartFailure('The port is taken; choose another.'));
  });

  test('that fills the disk is told as such', async () => {
    const failing = start("console.error('Error: ENOSPC: no space left'); process.exit(1)");
    await expect(failing.ready).rejects.toThrow('The disk is full; free some space.');
  });

  test('whose program is missing is a failed start', async () => {
    const failing = start('', { command: [join(folder, 'no-such-program')] });
    await expect(failing.ready).rejects.toThrow(/there is no program/);
  });

  test('that dies later is started again, with a line about both', async () => {
    const again = Promise.withResolvers<void>();
    const { ready: first } = start(`${ready} setTimeout(() => process.exit(3), 50);`, {
      onNews: (sentence) => {
        news.push(sentence);
        if (sentence.includes('works again')) again.resolve();
      },
    });
    await first;
    await again.promise;
    expect(news[0]).toMatch(/^library stopped \(exit code 3\); starting it again in 0\.01 s/);
    expect(news[1]).toBe('library works again.');
  });

  test('is not started again once it was stopped', async () => {
    const one = start(ready + hang);
    await one.ready;
    await one.stop(1_000);
    expect(news).toEqual([]);
  });

  test('that ignores SIGTERM is killed with what it started', async () => {
    const pid = Promise.withResolvers<number>();
    const stubborn = `process.on('SIGTERM', () => {});
      const child = require('node:child_process').spawn(process.execPath, ['-e', '${hang}']);
      console.log('CHILD ' + child.pid); ${ready} ${hang}`;
    const one = start(stubborn, { onWord: { CHILD: (json) => pid.resolve(Number(json)) } });
    await one.ready;
    await one.stop(100);
    const grandchild = await pid.promise;
    const isGone = (): boolean => {
      try {
        return /^State:\tZ/m.test(readFileSync(`/proc/${String(grandchild)}/status`, 'utf8'));
      } catch {
        return true;
      }
    };
    while (!isGone()) await new Promise((resolve) => setTimeout(resolve, 10));
  });

  test('keeps what is said to us alone out of its log', async () => {
    const told: unknown[] = [];
    const script = `console.log('FIRST_ADMIN {"password":"s3cret"}'); console.log('hello'); ${ready} ${hang}`;
    const one = start(script, { onWord: { FIRST_ADMIN: (json) => void told.push(json) } });
    await one.ready;
    await one.stop(1_000);
    await log.close();
    expect(told).toEqual([{ password: 's3cret' }]);
    expect(readFileSync(log.file, 'utf8')).toBe('hello\n');
  });
});
