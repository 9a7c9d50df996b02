import type { PointedWords } from '@academy/contracts/http/catalog/checks.ts';
import { holdOf, passesByItself, type Hold, type PendingCheck, type PendingChecks } from './pending-check.ts';

export interface CheckState {
  isSending: boolean;
  /** Why the last try had no answer; stays while the check is sent again. */
  hold: Hold | null;
}

interface CheckRunOptions<V> {
  exerciseId: string;
  pending: PendingChecks;
  send: (check: PendingCheck) => Promise<V>;
  newId: () => string;
  /** Milliseconds before the given attempt to send again, from 0. */
  backoff: (attempt: number) => number;
  later: (work: () => void, milliseconds: number) => () => void;
}

interface CheckHandlers<V> {
  onVerdict: (verdict: V, check: PendingCheck) => void;
  onRefused: (error: unknown, check: PendingCheck) => void;
}

/**
 * Sends the checks of one exercise, one at a time, each under one id until it is answered: after a lost connection, a
 * server that was away, or a reload. What fails for a passing reason is sent again by itself.
 */
export function createCheckRun<V>(options: CheckRunOptions<V>) {
  const { exerciseId, pending } = options;
  const listeners = new Set<() => void>();
  let state: CheckState = { isSending: false, hold: null };
  let failures = 0;
  let cancelRetry = () => {};
  let handlers: CheckHandlers<V> | null = null;

  function become(next: CheckState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function send(check: PendingCheck): Promise<void> {
    if (state.isSending) return;
    cancelRetry();
    become({ isSending: true, hold: state.hold });
    try {
      const verdict = await options.send(check);
      failures = 0;
      pending.drop(exerciseId);
      become({ isSending: false, hold: null });
      handlers?.onVerdict(verdict, check);
    } catch (error) {
      fail(error, check);
    }
  }

  function fail(error: unknown, check: PendingCheck) {
    const hold = holdOf(error);
    if (hold === null) {
      pending.drop(exerciseId);
      become({ isSending: false, hold: null });
      return handlers?.onRefused(error, check);
    }
    become({ isSending: false, hold });
    if (passesByItself(error) && listeners.size > 0) {
      cancelRetry = options.later(resume, options.backoff(failures));
      failures += 1;
    }
  }

  /** Sends what is pending, if anything, under its own id. */
  function resume() {
    const check = pending.read(exerciseId);
    if (check) void send(check);
  }

  return {
    state: () => state,
    /** Checks the text, unless an earlier check still waits for its answer: then that one goes first. */
    submit(answer: string, language: PendingCheck['language'], pointed: PointedWords[] = []) {
      if (!pending.read(exerciseId)) {
        const points = pointed.length > 0 && { pointed };
        pending.keep(exerciseId, { attemptId: options.newId(), answer, language, ...points });
      }
      resume();
    },
    resume,
    /** Who hears of verdicts and refusals from now on; the last one stays, so that nothing is answered into the void. */
    hear(next: CheckHandlers<V>) {
      handlers = next;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) cancelRetry();
      };
    },
  };
}
