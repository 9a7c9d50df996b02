import { readFileSync } from 'node:fs';

/** Ticks of the clock by which Linux counts, a second. */
const ticksPerSecond = 100;

/** Processor time that a process has taken so far, of all its threads, in milliseconds. Linux only. */
export const processTimeMs = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold anything; what follows it is numbers (proc_pid_stat(5): 14 is utime, 15 stime).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
};
