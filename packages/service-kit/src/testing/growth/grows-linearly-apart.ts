import { Worker } from 'node:worker_threads';
import type { Growth } from './grows-linearly.ts';

/** A parser by where it is exported. */
export interface ParserApart {
  /** The URL of its module, which Node loads without Jest. */
  module: string;
  name: string;
  /** The longest text that the field takes, in characters. */
  limit: number;
}

/**
 * What `superlinearIn` finds among the few hostile texts, measured in a thread with a heap of its own: for parsers that
 * allocate much. In a Jest worker that holds a gigabyte, collecting what they leave takes longer than they do.
 */
export const superlinearApart = (parser: ParserApart): Promise<Growth[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('growth-thread.ts', import.meta.url), { workerData: parser });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread ended with ${code} and told nothing`)));
  });
