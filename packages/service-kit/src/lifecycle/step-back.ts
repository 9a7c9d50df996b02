import { getPriority, setPriority } from 'node:os';

const steps = 10;
const lowest = 19;

/**
 * Lowers the priority of the calling thread by ten steps, so that what answers requests runs first. For worker threads: on
 * Linux a priority is a thread's own. Elsewhere it would be the whole process's, so nothing happens.
 */
export const stepBack = (): void => {
  if (process.platform === 'linux') setPriority(Math.min(lowest, getPriority() + steps));
};
