import { spawn } from 'node:child_process';
import path from 'node:path';

const LONGEST_RUN_MS = 60_000;

export type Trial = { file: string; source: string };

/** Runs the tests against a changed file, in a process of its own. Gives what failed, or undefined. */
export function tryMutant(trial: Trial): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run-tests.ts')], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: LONGEST_RUN_MS,
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(undefined);
      else resolve(said.trim() || 'a crash');
    });
    child.stdin.end(JSON.stringify(trial));
  });
}
