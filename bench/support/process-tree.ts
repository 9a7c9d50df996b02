import { readdirSync, readFileSync } from 'node:fs';
import { processTimeMs } from './process-time.ts';

export interface ProcessFigures {
  name: string;
  /** Proportional set size: what it shares with others is divided by their number. */
  pssMb: number;
  /** All the processor time that it has taken. */
  cpuMs: number;
}

const parentOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
};

const pssMb = (pid: number): number => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1_024;
};

const nameOf = (pid: number): string => {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  if (words.includes('TieredStopAtLevel')) return 'stores';
  return /(?:services\/)?(\w+)\/src\/start\.ts/.exec(words)?.[1] ?? 'starter and npm';
};

/** A process may end while it is looked at. */
const ifAlive = <T>(look: () => T): T[] => {
  try {
    return [look()];
  } catch {
    return [];
  }
};

/** A process and everything that it started, by name; those of one name are summed. Linux only. */
export const processTree = (root: number): ProcessFigures[] => {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(pids.flatMap((pid) => ifAlive(() => [pid, parentOf(pid)] as const)));
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
      if (at === root) return true;
    return false;
  };
  const figures = pids
    .filter(isBelow)
    .flatMap((pid) => ifAlive(() => ({ name: nameOf(pid), pssMb: pssMb(pid), cpuMs: processTimeMs(pid) })));
  return [...Map.groupBy(figures, ({ name }) => name)].map(([name, each]) => ({
    name,
    pssMb: each.reduce((sum, one) => sum + one.pssMb, 0),
    cpuMs: each.reduce((sum, one) => sum + one.cpuMs, 0),
  }));
};
