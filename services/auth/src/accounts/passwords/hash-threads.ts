import { Worker } from 'node:worker_threads';

/** Hashes a password, or verifies it against `hashed`. */
export interface HashJob {
  password: string;
  hashed: string | null;
}

export type HashOutcome = { value: string | boolean } | { failure: string };

/** Threads of a lower priority than the service's own, which libuv's, where argon2 would run otherwise, cannot have. */
export interface HashThreads {
  hash(password: string): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
  stop(): Promise<void>;
}

/** At most `most` jobs at a time may be given to it. A thread starts when it is first needed, and again after it died. */
export const createHashThreads = (most: number): HashThreads => {
  const threads = new Set<Worker>();
  const idle: Worker[] = [];

  const start = (): Worker => {
    // Without what the starter preloads into the service: it waits for the stores and reads standard input.
    const thread = new Worker(new URL('./hash-worker.ts', import.meta.url), { execArgv: [] });
    threads.add(thread);
    // An exit follows, on which the job that it has is rejected.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      threads.delete(thread);
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
    });
    return thread;
  };

  const run = (job: HashJob): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      if (idle.length === 0 && threads.size >= most) throw new Error('more hashes at once than threads');
      const thread = idle.pop() ?? start();
      const release = (): void => {
        thread.off('message', answered).off('error', failed).off('exit', died);
        // An idle thread keeps no process running.
        thread.unref();
      };
      const answered = (outcome: HashOutcome): void => {
        release();
        idle.push(thread);
        if ('value' in outcome) resolve(outcome.value);
        else reject(new Error(outcome.failure));
      };
      let cause: unknown;
      const failed = (error: unknown): void => void (cause = error);
      const died = (): void => {
        release();
        reject(new Error('the thread that hashed a password ended', { cause }));
      };
      thread.on('message', answered).on('error', failed).on('exit', died);
      thread.ref();
      thread.postMessage(job);
    });

  return {
    hash: async (password) => String(await run({ password, hashed: null })),
    verify: async (hashed, password) => (await run({ password, hashed })) === true,
    stop: async () => {
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
};
