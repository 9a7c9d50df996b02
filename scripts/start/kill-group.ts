import type { ChildProcess } from 'node:child_process';

/** Signals a process started with `detached` and all that it started itself. */
export const killGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It is gone already, which is what we want.
  }
};
