import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ChildProcess {
  pid: number;
  /** What it has printed so far. */
  lines: () => readonly string[];
  /** Resolves with the first line of its standard output, past ones included, that matches. */
  untilLine: (pattern: RegExp) => Promise<string>;
  /** Resolves when it has ended. */
  exited: Promise<Exit>;
  kill: (signal: NodeJS.Signals) => void;
  /** Closes its standard input. */
  end: () => void;
  /** The end of what it wrote to standard error. */
  errors: () => string;
}

export interface ChildOptions {
  /** A TypeScript file that Node runs as it is. */
  file: string;
  args?: readonly string[];
  env: Readonly<Record<string, string>>;
}

const errorTail = 4_000;

/** Runs a service in a process of its own, to be killed and started again. */
export const startChild = ({ file, args = [], env }: ChildOptions): ChildProcess => {
  // Half of what a start computes is compiling.
  const compileCache = process.env['NODE_COMPILE_CACHE'];
  const child = spawn(process.execPath, [file, ...args], {
    env: {
      PATH: process.env['PATH'],
      ...(compileCache && { NODE_COMPILE_CACHE: compileCache }),
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  let errors = '';
  let ended: Exit | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    tell();
  });
  child.stderr.on('data', (chunk) => (errors = (errors + String(chunk)).slice(-errorTail)));
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => {
      ended = { code, signal };
      tell();
      resolve(ended);
    });
  });
  return {
    pid: child.pid ?? 0,
    exited,
    lines: () => lines,
    errors: () => errors,
    kill: (signal) => void child.kill(signal),
    end: () => void child.stdin.end(),
    untilLine: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const line = lines.find((one) => pattern.test(one));
          if (line === undefined && !ended) return;
          listeners.delete(check);
          if (line !== undefined) resolve(line);
          else
            reject(new Error(`ended (${JSON.stringify(ended)}) before a line like ${pattern}:\n${errors}`));
        };
        listeners.add(check);
        check();
      }),
  };
};
