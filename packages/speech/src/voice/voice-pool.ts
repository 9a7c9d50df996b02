import { availableParallelism } from 'node:os';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { notSpeakable, voiceBusy, voiceNotInstalled } from './voice-refusals.ts';
import { startVoiceThread, type VoiceThread } from './voice-thread.ts';

export interface VoicePoolOptions {
  logger: Pick<Logger, 'warn'>;
  /** Default one less than cores, at least one. */
  threads?: number;
  /** How long one text may take once begun, in milliseconds. Default 20 s. */
  timeLimitMs?: number;
  /** Tests put another worker in its place. */
  module?: URL;
}

export interface SpeakOptions {
  /** Aborts where nobody listens any more: the work ends at once, also in the middle. */
  signal: AbortSignal;
  /** Aborts where it has waited long enough to begin; work that has begun goes on. */
  patience: AbortSignal;
}

export interface VoicePool {
  /**
   * Speaks prose as MP3. Throws DomainError 503 where the voice is not installed, failed, or the pool stops; otherwise the
   * reason of the signal that aborted.
   */
  speak(text: string, language: Language, options: SpeakOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** Runs with the service: begins with a warm thread and ends with none. */
  worker: Worker;
}

interface Job extends SpeakOptions {
  text: string;
  language: Language;
  resolve: (mp3: Uint8Array<ArrayBuffer>) => void;
  reject: (reason: unknown) => void;
  /** Stops listening to the signals. */
  forget: () => void;
}

/** Threads that speak beside the service's own. Texts wait in the order in which they came. */
export const createVoicePool = ({
  logger,
  threads: most = Math.max(1, availableParallelism() - 1),
  timeLimitMs = 20_000,
  module = new URL('./voice-worker.ts', import.meta.url),
}: VoicePoolOptions): VoicePool => {
  const threads = new Set<VoiceThread>();
  const idle: VoiceThread[] = [];
  let waiting: Job[] = [];
  let isInstalled = true;
  let isStopped = false;

  const refuseAll = (reason: () => Error): void => {
    for (const job of waiting.splice(0)) {
      job.forget();
      job.reject(reason());
    }
  };

  const run = async (thread: VoiceThread, job: Job): Promise<void> => {
    job.forget();
    const { text, language, signal } = job;
    const outcome = await thread.speak(text, language, { signal, withinMs: timeLimitMs });
    if (outcome.kind === 'spoken') job.resolve(outcome.mp3);
    else if (outcome.kind === 'cancelled' || signal.aborted) job.reject(signal.reason);
    else {
      logger.warn({ reason: outcome.reason }, 'a text could not be spoken');
      job.reject(isStopped ? voiceBusy() : notSpeakable());
    }
    if (threads.has(thread)) idle.push(thread);
    next();
  };

  const start = (): void => {
    let wasReady = false;
    const thread = startVoiceThread(module, {
      onReady: (ready, installed) => {
        wasReady = true;
        isInstalled = installed;
        if (!installed) refuseAll(voiceNotInstalled);
        idle.push(ready);
        next();
      },
      onEnd: (reason) => {
        threads.delete(thread);
        const at = idle.indexOf(thread);
        if (at >= 0) idle.splice(at, 1);
        if (isStopped) return;
        if (!wasReady) {
          // It is tried again with the next text.
          logger.warn({ reason }, 'a thread for speech did not start');
          // While others run, they take what waits.
          if (threads.size === 0) refuseAll(notSpeakable);
        } else next();
      },
    });
    threads.add(thread);
  };

  const next = (): void => {
    const [job] = waiting;
    if (isStopped || !job) return;
    const thread = idle.pop();
    if (thread) {
      waiting.shift();
      void run(thread, job);
      next();
    } else if (threads.size < most) start();
  };

  const enqueue = (job: Omit<Job, 'forget'>): void => {
    const leave = (signal: AbortSignal) => () => {
      entry.forget();
      waiting = waiting.filter((each) => each !== entry);
      job.reject(signal.reason);
    };
    const onSignal = leave(job.signal);
    const onPatience = leave(job.patience);
    const entry: Job = {
      ...job,
      forget: () => {
        job.signal.removeEventListener('abort', onSignal);
        job.patience.removeEventListener('abort', onPatience);
      },
    };
    job.signal.addEventListener('abort', onSignal);
    job.patience.addEventListener('abort', onPatience);
    waiting.push(entry);
    next();
  };

  return {
    speak: (text, language, { signal, patience }) =>
      new Promise((resolve, reject) => {
        if (isStopped) return reject(voiceBusy());
        if (!isInstalled) return reject(voiceNotInstalled());
        if (signal.aborted) return reject(signal.reason);
        if (patience.aborted) return reject(patience.reason);
        enqueue({ text, language, signal, patience, resolve, reject });
      }),
    worker: {
      name: 'voices',
      start: () => {
        if (threads.size === 0 && !isStopped) start();
      },
      stop: async () => {
        isStopped = true;
        refuseAll(voiceBusy);
        await Promise.all([...threads].map((thread) => thread.end()));
      },
    },
  };
};
