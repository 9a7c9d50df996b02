import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export type Trial = { file: string; source: string };

/** A mutant that never comes to an end would outlive this process. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));
process.once('SIGTERM', () => process.exit(143));

/**
 * Runs the tests against a changed file, in a process of its own. Gives what failed, or undefined; a run that is not done
 * after `limitMs` counts as failed.
 */
export function tryMutant(trial: Trial, limitMs?: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run-tests.ts')], {
      stdio: ['pipe', 'pipe', 'ignore'],
      ...(limitMs !== undefined && { timeout: limitMs }),
    });
    running.add(child);
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (code === 0) resolve(undefined);
      else resolve(said.trim() || 'test: a crash, or no end');
    });
    child.stdin.end(JSON.stringify(trial));
  });
}
