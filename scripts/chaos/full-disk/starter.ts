import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

export interface Starter {
  /** Rejects when it ends first, or when that takes longer than a start may. */
  ready: Promise<void>;
  isAlive(): boolean;
  /** The lines of its output so far. */
  said: readonly string[];
  stop(): Promise<void>;
}

const startWithinMs = 120_000;
const stopWithinMs = 20_000;

/** The real starter in a process of its own, which stops when this one goes. */
export const runStarter = (env: NodeJS.ProcessEnv, onLine: (line: string) => void): Starter => {
  const main = join(import.meta.dirname, '../../start/main.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said: string[] = [];
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`${why}\n${said.slice(-5).join('\n')}`));
    setTimeout(() => fail('npm start was not ready in time.'), startWithinMs).unref();
    void exited.then(() => fail('npm start ended.'));
    for (const input of [child.stdout, child.stderr]) {
      if (input === null) continue;
      createInterface({ input }).on('line', (line) => {
        said.push(line);
        onLine(line);
        if (line.startsWith('Academy ready')) resolve();
      });
    }
  });
  ready.catch(() => {});
  return {
    ready,
    isAlive,
    said,
    async stop() {
      if (!isAlive()) return;
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
      await exited;
      clearTimeout(kill);
    },
  };
};
