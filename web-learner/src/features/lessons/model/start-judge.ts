import type { PointedWords, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { FromWorker, Judged, ToWorker } from '../worker/messages.ts';

export type { Judged, PromptVerdict };

type Take = (verdict: PromptVerdict, tookMs: number) => void;

/** A prompt, and what it is judged by: the same object for the same exercise, which is sent once. */
interface Asked {
  answer: string;
  pointed: readonly PointedWords[];
  judged: Judged;
}

/** Hands over the verdict later, with the milliseconds that it took to make. */
export type Judge = (asked: Asked, take: Take) => void;

/** As much of a Worker as is needed. */
export type JudgeWorker = Pick<Worker, 'terminate' | 'onerror'> & {
  postMessage: (message: ToWorker) => void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
};

const openWorker = (): JudgeWorker =>
  new Worker(new URL('../worker/judge-worker.ts', import.meta.url), { type: 'module' });

/**
 * Starts what judges prompts in this browser, in a thread of its own, and waits until it has loaded its data. Rejects with
 * an Error where that fails. Nothing is judged, and no preview shown, until it is there.
 */
export function startJudge(open: () => JudgeWorker = openWorker): Promise<Judge> {
  const worker = open();
  const asked = new Map<number, Take>();
  let lastId = 0;
  let sent: Judged | undefined;
  const judge: Judge = ({ answer, pointed, judged }, take) => {
    if (judged !== sent) worker.postMessage({ judged });
    sent = judged;
    lastId += 1;
    asked.set(lastId, take);
    worker.postMessage({ id: lastId, answer, pointed });
  };
  return new Promise((resolve, reject) => {
    const fail = (message: string): void => {
      worker.terminate();
      reject(new Error(message));
    };
    worker.onerror = ({ message }) => fail(message);
    worker.onmessage = ({ data }) => {
      if ('failure' in data) return fail(data.failure);
      if ('isReady' in data) return resolve(judge);
      asked.get(data.id)?.(data.verdict, data.tookMs);
      asked.delete(data.id);
    };
  });
}
