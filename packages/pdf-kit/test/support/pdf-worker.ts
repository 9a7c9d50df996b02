import { threadId } from 'node:worker_threads';
import { serveThread } from '@academy/service-kit/threads/serve-thread.ts';

export interface TestSource {
  does: 'draw' | 'name' | 'hang' | 'sleep' | 'tell' | 'fill' | 'throw';
  text?: string;
  at?: Date;
  sleepMs?: number;
}

/** Stands for a document: draws, names its thread, never ends (with its pages told or not), gets no processor time, fills the memory or fails. */
serveThread<{ brand: string }, TestSource, Buffer>(
  ({ brand }) =>
    async ({ does, text = '', at, sleepMs = 0 }, tellAhead) => {
      if (does === 'tell') tellAhead(7);
      while (does === 'tell') Math.random();
      if (does === 'name') return Buffer.from(`thread ${threadId} for ${text}`);
      if (does === 'throw') throw new RangeError('too deep');
      const filled: string[][] = [];
      if (does === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, sleepMs);
      while (does === 'hang') Math.random();
      while (does === 'fill')
        filled.push(Array.from({ length: 10_000 }, (_, n) => `${n} ${text} ${Math.random()}`));
      return Buffer.from(`${brand}: ${text}${at ? ` ${at.toISOString()}` : ''}`);
    },
);
