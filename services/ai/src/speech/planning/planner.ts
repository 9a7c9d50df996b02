import type { Language } from '@academy/contracts/shared/language.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import { createThreadPool } from '@academy/service-kit/threads/thread-pool.ts';
import { createPatience, later } from '../../locks/patience.ts';
import { createPersonLocks } from '../../locks/person-locks.ts';
import { hasManyMarks, planKey, type BilingualText, type PlannedSpeech } from '../domain/planned-speech.ts';
import { earlierPlansFirst, isTooComplex, tooComplexToSpeak, waitedTooLong } from '../domain/speech-texts.ts';

export interface Plan {
  text: BilingualText;
  language: Language;
}

export interface PlannerOptions {
  logger: Pick<Logger, 'warn'>;
  /** Of a thread's processor time for one text, in milliseconds. Default 3 s, twenty times what the longest document takes. */
  timeLimitMs?: number;
  /** How many characters of planned speech are kept, those used last. Default 4 million. */
  keptCharacters?: number;
  /** How long a text waits for those that its listener asked for before, in milliseconds. Default 5 s, as for a thread. */
  turnWaitMs?: number;
  now?: () => number;
}

export interface Planner {
  /**
   * What a text says, planned in a thread and kept; of a listener's texts one at a time, in the order in which they were
   * asked for. Throws DomainError 422 where that takes too much time, and for ten minutes at once; 503 with Retry-After
   * where too many wait, or the listener's earlier texts take too long.
   */
  plan(text: BilingualText, language: Language, listenerId: string): Promise<PlannedSpeech>;
  /** Ends its threads with the service; the first text of each sort starts one. */
  worker: Worker;
}

interface Kept {
  speech: Promise<PlannedSpeech>;
  characters: number;
  /** Until when a refusal holds; null for a plan. */
  refusedUntil: number | null;
}

const refusedForMs = 10 * 60_000;
/** What an entry takes beside its text. */
const entryCharacters = 100;

const charactersOf = ({ segments }: PlannedSpeech): number =>
  segments.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Plans each text once: Markdown that is built to be slow would stop the service's only thread. Texts of
 * many marks have a thread of their own, so that usual ones never wait for them. A listener has one text at most with the
 * threads: whoever asks for many delays others by one.
 */
export const createPlanner = ({
  logger,
  timeLimitMs = 3_000,
  keptCharacters = 4_000_000,
  turnWaitMs = 5_000,
  now = Date.now,
}: PlannerOptions): Planner => {
  const createPool = (name: string) =>
    createThreadPool<Plan, PlannedSpeech>({
      name,
      module: new URL('./plan-worker.ts', import.meta.url),
      data: null,
      refusals: { tooBusy: waitedTooLong, tooHard: tooComplexToSpeak },
      logger,
      threads: 1,
    });
  const usual = createPool('speech plans');
  const long = createPool('speech plans of many marks');
  const locks = createPersonLocks();
  const kept = new Map<string, Kept>();
  let characters = 0;

  const forget = (key: string): void => {
    characters -= kept.get(key)?.characters ?? 0;
    kept.delete(key);
  };
  const weigh = (key: string, entry: Kept, speech: PlannedSpeech | null): void => {
    // Pushed out or begun anew meanwhile.
    if (kept.get(key) !== entry) return;
    characters -= entry.characters;
    entry.characters = entryCharacters + (speech ? charactersOf(speech) : 0);
    characters += entry.characters;
    for (const oldest of kept.keys()) {
      if (characters <= keptCharacters) return;
      if (oldest !== key) forget(oldest);
    }
  };
  const refuse = (key: string, entry: Kept, error: unknown): void => {
    if (isTooComplex(error)) entry.refusedUntil = now() + refusedForMs;
    else if (kept.get(key) === entry) forget(key);
  };
  const begin = (key: string, plan: Plan): Promise<PlannedSpeech> => {
    const pool = hasManyMarks(plan.text, plan.language) ? long : usual;
    const entry: Kept = { speech: pool.make(plan, timeLimitMs), characters: 0, refusedUntil: null };
    forget(key);
    kept.set(key, entry);
    weigh(key, entry, null);
    entry.speech.then(
      (speech) => weigh(key, entry, speech),
      (error: unknown) => refuse(key, entry, error),
    );
    return entry.speech;
  };

  const planned = (key: string): Promise<PlannedSpeech> | null => {
    const known = kept.get(key);
    if (!known || (known.refusedUntil !== null && known.refusedUntil < now())) return null;
    // The map's order is that of last use.
    kept.delete(key);
    kept.set(key, known);
    return known.speech;
  };
  const acquireLock = async (listenerId: string): Promise<() => void> => {
    const { signal, end } = createPatience(later, { waitMs: turnWaitMs, refusal: earlierPlansFirst });
    try {
      return await locks.acquire(listenerId, { signal, patience: signal });
    } finally {
      end();
    }
  };
  const planInTurn = async (key: string, plan: Plan, listenerId: string): Promise<PlannedSpeech> => {
    const release = await acquireLock(listenerId);
    try {
      // Another may have asked for it meanwhile.
      return await (planned(key) ?? begin(key, plan));
    } finally {
      release();
    }
  };

  return {
    plan: (text, language, listenerId) => {
      const key = planKey(text, language);
      return planned(key) ?? planInTurn(key, { text, language }, listenerId);
    },
    worker: {
      name: 'speech plans',
      start: () => undefined,
      stop: async () => void (await Promise.all([usual.stop(), long.stop()])),
    },
  };
};
