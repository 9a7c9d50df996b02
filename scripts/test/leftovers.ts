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

const statOf = (pid: string): string[] => {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};
const parentOf = (pid: string): string | undefined => statOf(pid)[1];
/** In ticks since the machine began. */
const beganAt = (pid: string): number => Number(statOf(pid)[19]);
const commandOf = (pid: string): string => readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();

const isMarked = (pid: string, run: string): boolean =>
  readOrEmpty(`/proc/${pid}/environ`).split('\0').includes(`${runMark}=${run}`);

/** A test may start a process with an environment of its own: then it is known by being nobody's child any more. */
const isOrphanOf = (pid: string, root: string): boolean =>
  parentOf(pid) === '1' && commandOf(pid).includes(root) && beganAt(pid) > beganAt(String(process.pid));

/** Processes of the run that still live. Only Linux can tell; elsewhere none are found. */
export const leftovers = (run: string, root: string): { pid: number; command: string }[] => {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => isMarked(pid, run) || isOrphanOf(pid, root))
    .map((pid) => ({ pid: Number(pid), command: commandOf(pid) }));
};
