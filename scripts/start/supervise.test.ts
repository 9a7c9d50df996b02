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
      backoff: { afterDeath: () => 10, afterFailedStart: () => 20 },
      ...more,
    });
    return supervised;
  };

  beforeEach(() => {
    news.length = 0;
    folder = mkdtempSync(join(tmpdir(), 'supervise-'));
    log = openProcessLog(join(folder, 'library.log'), { onError: () => {} });
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

  test('When it dies, then the pause is a death’s, and when a start fails, a failed start’s', async () => {
    const flag = JSON.stringify(join(folder, 'lives'));
    const script = `const fs = require('node:fs');
      fs.appendFileSync(${flag}, 'x');
      if (fs.readFileSync(${flag}, 'utf8').length === 2) process.exit(4);
      ${ready} if (fs.readFileSync(${flag}, 'utf8').length === 1) process.exit(3); ${hang}`;
    const again = Promise.withResolvers<void>();
    start(script, {
      onNews: (sentence) => {
        news.push(sentence);
        if (sentence.includes('works again')) again.resolve();
      },
    });
    await again.promise;
    expect(news.slice(0, 2)).toEqual([
      expect.stringMatching(/exit code 3\); starting it again in 0\.01 s/),
      expect.stringMatching(/exit code 4\); starting it again in 0\.02 s/),
    ]);
  });

  test('When something stands in the way of a restart, then it is reported once and the start waits for it', async () => {
    let asked = 0;
    const again = Promise.withResolvers<void>();
    start(`${ready} setTimeout(() => process.exit(2), 50);`, {
      obstacle: () => Promise.resolve((asked += 1) < 4 ? 'The disk is full.' : null),
      obstacleCheckMs: 5,
      onNews: (sentence) => {
        news.push(sentence);
        if (sentence.includes('works again')) again.resolve();
      },
    });
    await again.promise;
    expect(news.slice(1)).toEqual([
      'library is not started again yet. The disk is full.',
      'library works again.',
    ]);
    expect(asked).toBe(4);
  });

  test('When it waits to be started again, then a stop ends the wait', async () => {
    const blocked = Promise.withResolvers<void>();
    let asked = 0;
    const one = start(`${ready} setTimeout(() => process.exit(2), 50);`, {
      obstacle: () => {
        if ((asked += 1) === 2) blocked.resolve();
        return Promise.resolve('The disk is full.');
      },
      obstacleCheckMs: 5,
    });
    await blocked.promise;
    await one.stop(1_000);
    const askedBefore = asked;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(asked).toBe(askedBefore);
  });

  test('When it is asked for its last words, then it gives the message of its last warning', async () => {
    const lines = [
      { level: 50, msg: 'this is not the correct coordinator' },
      { level: 30, msg: 'still waiting' },
    ].map((line) => `console.log(${JSON.stringify(JSON.stringify(line))});`);
    const one = start(`${lines.join('')} ${ready} ${hang}`);
    await one.ready;
    expect(one.lastWords()).toBe('this is not the correct coordinator');
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

  test('When a line begins with a word for us and no JSON follows, then it is an ordinary line of the log', async () => {
    const lines = ['LISTENING soon', 'FIRST_ADMIN {"password":'];
    const told: unknown[] = [];
    const script = `${lines.map((line) => `console.log('${line}');`).join(' ')} ${ready} ${hang}`;
    const one = start(script, { onWord: { FIRST_ADMIN: (json) => void told.push(json) } });
    await expect(one.ready).resolves.toEqual({ port: 7 });
    await one.stop(1_000);
    await log.close();
    expect(told).toEqual([]);
    expect(readFileSync(log.file, 'utf8')).toBe(`${lines.join('\n')}\n`);
  });
});
