import { join } from 'node:path';
import { startChild, type ChildProcess } from '@academy/service-kit/testing/child-process.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { Random } from './random.ts';

export interface Replicas {
  /** Addresses of all, dead ones included, as a load balancer that has not noticed yet would have them. */
  urls(): readonly string[];
  /** SIGKILL to one that is up; nothing where none is. */
  killOne(): void;
  /** How often one died, by our hand or at a fail point, and was started again. */
  deaths(): number;
  /** From now on nobody dies; resolves when all are up. */
  calm(): Promise<void>;
  stop(): Promise<void>;
}

const start = join(import.meta.dirname, '../../src/start.ts');

/** Places in the middle of things; the number says at which pass. */
const failPoints = [
  'payments.after_webhook_stored',
  'payments.after_fence',
  'payments.after_read',
  'payments.after_finding',
  'payments.after_plan_write',
  'payments.after_settled',
  'outbox.after_ack',
];

const startWithinMs = 60_000;

interface Replica {
  child: ChildProcess;
  url: string;
  isUp: boolean;
}

/** Replicas of auth, each a process of its own that is started again whenever it dies. */
export const startReplicas = async (
  count: number,
  env: Record<string, string>,
  random: Random,
): Promise<Replicas> => {
  let isCalm = false;
  let isOver = false;
  let deaths = 0;
  const replicas: Replica[] = [];

  const startOne = async (index: number, more: Record<string, string> = {}): Promise<void> => {
    const child = startChild({ file: start, env: { ...env, ...more } });
    const url = replicas[index]?.url ?? '';
    replicas[index] = { child, url, isUp: false };
    void child.exited.then((exit) => revive(index, exit.signal));
    const line = await child.untilLine(/^LISTENING /);
    const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
    replicas[index] = { child, url: `http://127.0.0.1:${port}`, isUp: true };
  };

  const revive = (index: number, signal: NodeJS.Signals | null): void => {
    const dead = replicas[index];
    if (isOver || !dead) return;
    if (signal !== 'SIGKILL') throw new Error(`a replica ended by itself:\n${dead.child.errors()}`);
    deaths += 1;
    dead.isUp = false;
    const isToFall = !isCalm && random.chance(0.5);
    const more = isToFall ? { FAILPOINT: `${random.pick(failPoints)}:${1 + random.below(12)}` } : {};
    // One that is killed before it listens is revived by its end.
    startOne(index, more).catch(() => undefined);
  };

  await Promise.all(Array.from({ length: count }, (_, index) => startOne(index)));
  return {
    urls: () => replicas.map(({ url }) => url),
    killOne: () => {
      const up = replicas.filter(({ isUp }) => isUp);
      if (up.length > 0) random.pick(up).child.kill('SIGKILL');
    },
    deaths: () => deaths,
    calm: async () => {
      isCalm = true;
      // Whoever carries a fail point still is replaced by one that has none.
      const fated = replicas.map(({ child }) => child);
      for (const child of fated) child.kill('SIGKILL');
      await until(() => replicas.every(({ child, isUp }) => isUp && !fated.includes(child)), {
        withinMs: startWithinMs,
        what: 'all replicas up again',
      });
    },
    stop: async () => {
      isOver = true;
      for (const { child } of replicas) child.kill('SIGKILL');
      await Promise.all(replicas.map(({ child }) => child.exited));
    },
  };
};
