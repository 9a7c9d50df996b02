import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface ChildSpec {
  name: string;
  command: readonly [string, ...string[]];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  process: ChildProcess;
  exited: Promise<Exit>;
}

/**
 * Starts a process of its own group, so that a terminal's Ctrl-C reaches only us and we choose the order. Its
 * standard input is a pipe that closes when we die, by which it learns to stop.
 */
export const startChild = (spec: ChildSpec, onLine: (line: string) => void): Child => {
  const [file, ...args] = spec.command;
  const child = spawn(file, args, {
    cwd: spec.cwd,
    env: spec.env,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  child.stdin.on('error', () => {});
  const readers = [child.stdout, child.stderr].map((input) => createInterface({ input }).on('line', onLine));
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      onLine(`${spec.name}: ${error.code === 'ENOENT' ? `there is no program ${file}` : error.message}`);
      resolve({ code: 127, signal: null });
    });
    // Not 'close': a grandchild that keeps the pipes open must not hide that the process is gone.
    child.once('exit', (code, signal) => setImmediate(() => resolve({ code, signal })));
  });
  void exited.then(() => readers.forEach((reader) => reader.close()));
  return { process: child, exited };
};

export const describeExit = ({ code, signal }: Exit): string =>
  signal ? `signal ${signal}` : `exit code ${String(code)}`;
