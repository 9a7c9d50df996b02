interface WatchOptions {
  fetch: typeof fetch;
  /** Asks the server for anything small. Rejects where no answer came. */
  probe: (signal: AbortSignal) => Promise<unknown>;
  /** Runs the work after so many milliseconds; gives what calls it off. */
  later: (work: () => void, milliseconds: number) => () => void;
}

/** How long a request may wait before the connection is looked at. */
export const SLOW_MS = 1_000;
/** How long the probe may take before the page says so: with `SLOW_MS`, people know within three seconds. */
export const PATIENCE_MS = 1_400;
/** An answer may still come until here; then the probe, and all that waited as long, count as failed. */
export const GIVE_UP_MS = 6_000;
/** Between two probes while the connection is down. */
export const PAUSE_MS = 3_000;

/**
 * Knows whether the server can be reached, also where the network hangs instead of failing, which the browser's own
 * `onLine` does not see. `fetch` sends as usual and watches each request: one that fails, or has no answer after
 * `SLOW_MS`, leads to a probe. While probes stay without an answer the connection is down, and requests that have waited
 * for `GIVE_UP_MS` reject, so that no screen waits for ever. Any answer brings it back.
 */
export function watchConnection({ fetch: send, probe, later }: WatchOptions) {
  const listeners = new Set<() => void>();
  const overdue = new Set<AbortController>();
  let isDown = false;
  let probing: Promise<void> | null = null;
  let cancelNext = () => {};
  let endPatience = () => {};

  /** Hears each time the connection goes or comes back. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  const change = () =>
    new Promise<void>((resolve) => {
      const end = subscribe(() => {
        end();
        resolve();
      });
    });

  function become(down: boolean) {
    if (down === isDown) return;
    isDown = down;
    for (const listener of listeners) listener();
  }

  function up() {
    cancelNext();
    endPatience();
    become(false);
  }

  function down() {
    become(true);
    for (const request of overdue) request.abort();
  }

  /** Probes now, or waits for the probe that is on its way. */
  const check = (): Promise<void> => (probing ??= probeOnce().finally(() => (probing = null)));

  async function probeOnce(): Promise<void> {
    cancelNext();
    const giveUp = new AbortController();
    endPatience = later(() => become(true), PATIENCE_MS);
    const cancelGivingUp = later(() => giveUp.abort(), GIVE_UP_MS);
    try {
      await probe(giveUp.signal);
      up();
    } catch {
      down();
      cancelNext = later(() => void check(), PAUSE_MS);
    } finally {
      endPatience();
      cancelGivingUp();
    }
  }

  /** Something begins that needs the server, which is probed for as long as it takes; call what it gives at its end. */
  function expect(): () => void {
    let cancel = later(probeAgain, SLOW_MS);
    function probeAgain() {
      cancel = later(probeAgain, GIVE_UP_MS);
      void check();
    }
    return () => cancel();
  }

  /** Settles as the work does, which is done again once a lost connection is back. */
  async function whenUp<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      const ended = expect();
      try {
        return await work();
      } catch (error) {
        await check();
        if (!isDown) throw error;
      } finally {
        ended();
      }
      await change();
    }
  }

  async function watched(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const giveUp = new AbortController();
    const ended = [expect(), later(() => overdue.add(giveUp), GIVE_UP_MS)];
    const signal = init.signal ? AbortSignal.any([init.signal, giveUp.signal]) : giveUp.signal;
    try {
      const response = await send(input, { ...init, signal });
      up();
      return response;
    } catch (error) {
      if (!signal.aborted) void check();
      throw error;
    } finally {
      overdue.delete(giveUp);
      for (const end of ended) end();
    }
  }

  return {
    fetch: watched as typeof fetch,
    check,
    expect,
    whenUp,
    isDown: () => isDown,
    subscribe,
  };
}
