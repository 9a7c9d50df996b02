import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild, type ChildProcess } from '@academy/service-kit/testing/child-process.ts';

export interface Replicas {
  /** SIGKILL to one, at random, and its start again at once or a little later. */
  killOne: () => Promise<void>;
  stop: () => Promise<void>;
}

const startFile = join(import.meta.dirname, '../../src/start.ts');
const mostRestMs = 3_000;

/** Replicas of the scheduler, each a process of its own; resolves when all listen. */
export const startReplicas = async (count: number, env: Record<string, string>): Promise<Replicas> => {
  const start = (): ChildProcess => startChild({ file: startFile, env });
  const children = Array.from({ length: count }, start);
  await Promise.all(children.map((child) => child.untilLine(/^LISTENING /)));
  return {
    killOne: async () => {
      const index = randomInt(children.length);
      const child = children[index];
      child?.kill('SIGKILL');
      const exit = await child?.exited;
      if (exit?.signal !== 'SIGKILL') throw new Error(`a replica ended by itself:\n${child?.errors()}`);
      await wait(randomInt(mostRestMs));
      children[index] = start();
    },
    stop: async () => {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(children.map(({ exited }) => exited));
    },
  };
};
