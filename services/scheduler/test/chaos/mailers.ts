import { join } from 'node:path';
import { startChild, type ChildProcess } from '@academy/service-kit/testing/child-process.ts';

export interface Mailers {
  /** SIGKILL to one at random, of those that work where any does: one that is starting has no mail in hand. */
  killOne: () => void;
  kills: () => number;
  stop: () => Promise<void>;
}

const startFile = join(import.meta.dirname, '../../src/start.ts');

/** Schedulers that send mails, each a process of its own; one that ends is started again at once. */
export const startMailers = (count: number, env: Readonly<Record<string, string>>): Mailers => {
  const living = new Set<ChildProcess>();
  const working = new Set<ChildProcess>();
  const exits: Promise<void>[] = [];
  let kills = 0;
  let isOver = false;
  const forget = (child: ChildProcess): void => {
    living.delete(child);
    working.delete(child);
  };
  const keepOneRunning = (): void => {
    const child = startChild({ file: startFile, env });
    living.add(child);
    child.untilLine(/^LISTENING /).then(
      () => living.has(child) && working.add(child),
      () => undefined,
    );
    const restart = (): void => {
      forget(child);
      if (!isOver) keepOneRunning();
    };
    exits.push(child.exited.then(restart));
  };
  for (let index = 0; index < count; index += 1) keepOneRunning();
  return {
    killOne: () => {
      const candidates = [...(working.size > 0 ? working : living)];
      const victim = candidates[Math.floor(Math.random() * candidates.length)];
      if (victim === undefined) return;
      kills += 1;
      forget(victim);
      victim.kill('SIGKILL');
    },
    kills: () => kills,
    stop: async () => {
      isOver = true;
      for (const child of living) child.kill('SIGKILL');
      await Promise.all(exits);
    },
  };
};
