import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { holderOf } from '../../scripts/machine/data-lock.mjs';

export const root = join(import.meta.dirname, '..', '..');

/** Starts a command in the project's folder, with its output to be read. */
export const startChild = (
  [file, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
): ChildProcess => spawn(file, args, { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] });

/** Rejects with all that the child said where it ends before such a line. */
export const untilLine = (child: ChildProcess, pattern: RegExp): Promise<void> =>
  new Promise((resolve, reject) => {
    const said: string[] = [];
    for (const input of [child.stdout, child.stderr]) {
      if (!input) continue;
      createInterface({ input }).on('line', (line) => {
        said.push(line);
        if (pattern.test(line)) resolve();
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`ended before ${String(pattern)}:\n${said.join('\n')}`)));
  });

/** Ends a child that works on a data folder. npm may be gone before what it started: the folder tells when everything is. */
export const stopChild = async (child: ChildProcess, dataDir: string): Promise<void> => {
  const isRunning = child.exitCode === null && child.signalCode === null;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  if (isRunning) await exited;
  while (holderOf(dataDir) !== null) await new Promise((resolve) => setTimeout(resolve, 50));
};
