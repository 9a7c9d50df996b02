import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { createThreadPool } from '@academy/service-kit/threads/thread-pool.ts';
import { isTooComplexToCut, notReadYet, tooComplexToCut } from '../domain/knowledge-texts.ts';
import type { PassagePlace, PlacedPassage, PlacedText } from '../domain/placed-passages.ts';

export interface Cutting {
  kind: PassagePlace['kind'];
  record: PlacedText;
}

/** The passages of one lesson or document. Throws DomainError 503 where no thread can cut them. */
export type Cut = (kind: Cutting['kind'], record: PlacedText) => Promise<PlacedPassage[]>;

export interface CutterOptions {
  logger: Pick<Logger, 'warn'>;
  /** Of the thread's processor time for one record, in milliseconds. Default 10 s, ten times what the longest lesson takes. */
  timeLimitMs?: number;
}

export interface Cutter {
  cut: Cut;
  /** Ends its thread with the service; the first record starts one. */
  worker: Worker;
}

/** A thread starts and loads within this, however busy the machine. */
const waitMs = 60_000;

/**
 * Cuts texts in a thread beside the service's own, one at a time: the longest lesson takes most of a second, in which nobody
 * else would be answered. What takes too much time has no passages.
 */
export const createCutter = ({ logger, timeLimitMs = 10_000 }: CutterOptions): Cutter => {
  const pool = createThreadPool<Cutting, PlacedPassage[]>({
    name: 'passages',
    module: new URL('./cut-worker.ts', import.meta.url),
    data: null,
    refusals: { tooBusy: notReadYet, tooHard: tooComplexToCut },
    logger,
    threads: 1,
    waitMs,
  });
  return {
    cut: async (kind, { _id, sequence, titleEs, titleEn, contentEs, contentEn }) => {
      const record = { _id, sequence, titleEs, titleEn, contentEs, contentEn };
      try {
        return await pool.make({ kind, record }, timeLimitMs);
      } catch (error) {
        if (!isTooComplexToCut(error)) throw error;
        logger.warn({ kind, id: _id }, 'the tutor does not know a text that is too complex');
        return [];
      }
    },
    worker: { name: 'passages', start: () => undefined, stop: () => pool.stop() },
  };
};
