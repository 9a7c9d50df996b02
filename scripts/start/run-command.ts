import { spawn } from 'node:child_process';
import { killGroup } from './kill-group.ts';

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Kills the command and everything that it started. */
  signal?: AbortSignal | undefined;
  onLine?: (line: string) => void;
}

export interface CommandResult {
  code: number;
  /** Both streams together. */
  output: string;
}

/** Runs a program to its end. Throws only when it cannot be started at all. */
export const runCommand = (
  [file, ...args]: readonly [string, ...string[]],
  { cwd, env = process.env, signal, onLine }: CommandOptions,
): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const windows = process.platform === 'win32';
    const child = spawn(file, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: the terminal's Ctrl-C reaches only us, and we end the group as a whole.
      detached: !windows,
      shell: windows && !file.includes('\\'),
    });
    let output = '';
    let rest = '';
    const take = (chunk: string): void => {
      output += chunk;
      if (!onLine) return;
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
    const abort = (): void => killGroup(child, 'SIGKILL');
    signal?.addEventListener('abort', abort);
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', abort);
      if (rest !== '') onLine?.(rest);
      resolve({ code: code ?? 1, output });
    });
    if (signal?.aborted) abort();
  });
