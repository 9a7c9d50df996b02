import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** The variable that marks every process of one run, and whatever those start. */
export const runMark = 'ACADEMY_TEST_RUN';

const readOrEmpty = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Processes of the run that still live, as `pid command`. Only Linux can tell; elsewhere none are found. */
export const leftovers = (run: string): { pid: number; command: string }[] => {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => readOrEmpty(`/proc/${pid}/environ`).split('\0').includes(`${runMark}=${run}`))
    .map((pid) => ({
      pid: Number(pid),
      command: readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim(),
    }));
};
