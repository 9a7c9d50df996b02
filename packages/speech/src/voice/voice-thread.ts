import { Worker } from 'node:worker_threads';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { ThreadMessage, VoiceTask } from './voice-messages.ts';

export type Outcome =
  | { kind: 'spoken'; mp3: Uint8Array<ArrayBuffer> }
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: string };

export interface VoiceThread {
  /** Speaks one text; a thread speaks one at a time. Ends early where the signal aborts, and the thread past the time. */
  speak(
    text: string,
    language: Language,
    options: { signal: AbortSignal; withinMs: number },
  ): Promise<Outcome>;
  end(): Promise<void>;
}

interface ThreadEvents {
  /** Once, when it may speak; whether the voice is installed. */
  onReady: (thread: VoiceThread, isInstalled: boolean) => void;
  /** Once, however it ends. */
  onEnd: (reason: string) => void;
}

/** Starts a thread with a voice in it. */
export const startVoiceThread = (module: URL, { onReady, onEnd }: ThreadEvents): VoiceThread => {
  // Without what the starter preloads into the service: it waits for the stores and reads standard input.
  const worker = new Worker(module, { execArgv: [] });
  let why = 'the thread ended';
  let settle: ((outcome: Outcome) => void) | null = null;
  const finish = (outcome: Outcome): void => {
    settle?.(outcome);
    settle = null;
  };

  const thread: VoiceThread = {
    speak: (text, language, { signal, withinMs }) =>
      new Promise((resolve) => {
        const cancelled = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
        const cancel = () => void Atomics.store(new Int32Array(cancelled), 0, 1);
        const timer = setTimeout(() => {
          why = `not spoken within ${withinMs} ms`;
          void worker.terminate();
        }, withinMs);
        signal.addEventListener('abort', cancel, { once: true });
        if (signal.aborted) cancel();
        settle = (outcome) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', cancel);
          resolve(outcome);
        };
        const task: VoiceTask = { text, language, cancelled };
        worker.postMessage(task);
      }),
    end: async () => {
      await worker.terminate();
    },
  };

  worker.on('message', (message: ThreadMessage) => {
    if (message.kind === 'ready') onReady(thread, message.isInstalled);
    else finish(message);
  });
  worker.on('error', (error) => (why = error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => {
    onEnd(why);
    finish({ kind: 'failed', reason: why });
  });
  // A thread keeps no process running. Listening to it above would, so this comes last.
  worker.unref();
  return thread;
};
