import { browserLocks, type RunExclusively } from './locks.ts';
import { readClaims, renewalDelay } from './token.ts';
import type { TokenStorage } from './token-storage.ts';

/** Result of asking for a new access token: `over` ends the session, `unreachable` changes nothing. */
export type RefreshResult = { token: string } | 'over' | 'unreachable';

export interface SessionOptions {
  storage: TokenStorage;
  /** Asks the server for a new token by the refresh cookie. */
  requestRefresh: () => Promise<RefreshResult>;
  locks?: RunExclusively;
  now?: () => number;
}

export type SessionListener = (token: string | null) => void;

const REFRESH_LOCK = 'academy-session-refresh';
const RETRY_MS = 10_000;

/**
 * The browser's session: holds the access token, renews it before it ends, once for all tabs, and tells
 * listeners of every change, also of those that other tabs made.
 */
export function createSession({
  storage,
  requestRefresh,
  locks = browserLocks(),
  now = Date.now,
}: SessionOptions) {
  const listeners = new Set<SessionListener>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announce(token: string | null) {
    schedule(token);
    for (const listener of listeners) listener(token);
  }

  function set(token: string | null) {
    if (storage.read() === token) return;
    storage.write(token);
    announce(token);
  }

  function schedule(token: string | null) {
    clearTimeout(timer);
    const claims = token ? readClaims(token) : null;
    if (claims) timer = setTimeout(() => void renew(token), renewalDelay(claims, now()));
  }

  /** Renews unless another tab has already put a newer token in place of the refused one. */
  async function renew(refused: string | null): Promise<string | null> {
    return locks(REFRESH_LOCK, async () => {
      const present = storage.read();
      if (present !== refused) return present;
      if (present === null) return null;
      const result = await requestRefresh();
      if (result === 'unreachable') {
        clearTimeout(timer);
        timer = setTimeout(() => void renew(present), RETRY_MS);
        return null;
      }
      // A sign-out in the meantime wins over the renewed token.
      if (storage.read() !== present) return storage.read();
      set(result === 'over' ? null : result.token);
      return result === 'over' ? null : result.token;
    });
  }

  return {
    read: () => storage.read(),
    /** Stores a token after sign-in, or null at sign-out. */
    set,
    /** A newer token than the refused one, or null where there is none to be had. */
    refresh: (refused: string | null) => renew(refused),
    /** Renews at once, for instance because the plan has changed. */
    renewNow: () => renew(storage.read()),
    /** Renews where the token has ended while the machine slept. */
    wake() {
      const token = storage.read();
      const claims = token ? readClaims(token) : null;
      if (claims && renewalDelay(claims, now()) === 0) void renew(token);
    },
    subscribe(listener: SessionListener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Begins renewing and listening to other tabs. Returns a function that stops both. */
    start() {
      schedule(storage.read());
      const stop = storage.onForeignChange(announce);
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}

export type Session = ReturnType<typeof createSession>;
