import { Counter, Gauge, type Registry } from 'prom-client';
import type { WorkQueueOptions } from './work-queue.ts';

interface Figures {
  figures: () => Promise<{ waiting: number; poisoned: number }>;
}

/**
 * Gauges of tasks that wait (or are being worked on) and of those given up, counted in the store when they are
 * read, and a counter of how takings ended. Gives what a queue's `onEnd` wants.
 */
export const observeWork = (
  registry: Registry,
  queue: string,
  store: Figures,
): NonNullable<WorkQueueOptions<never>['onEnd']> => {
  const gauge = (
    name: string,
    help: string,
    read: (figures: Awaited<ReturnType<Figures['figures']>>) => number,
  ) =>
    new Gauge({
      name: `work_${queue}_${name}`,
      help,
      registers: [registry],
      async collect() {
        const figures = await store.figures().catch(() => null);
        if (figures) this.set(read(figures));
      },
    });
  gauge('waiting', 'Tasks that wait or are being worked on', ({ waiting }) => waiting);
  gauge('poisoned', 'Tasks that were given up', ({ poisoned }) => poisoned);
  const ended = new Counter({
    name: `work_${queue}_total`,
    help: 'Tasks by how their work ended',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome, count) => ended.inc({ outcome }, count);
};
