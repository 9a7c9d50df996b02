import { spawnSync } from 'node:child_process';

/** The process that this one started with those words in its command line. Throws when there is none. */
export const childPid = (words: string): number => {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const fields = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line));
  const found = fields.find((line) => Number(line?.[2]) === process.pid && line?.[3]?.includes(words));
  if (!found) throw new Error(`No process of ours runs ${words}.`);
  return Number(found[1]);
};
