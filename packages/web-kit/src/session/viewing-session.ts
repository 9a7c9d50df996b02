import type { Session, SessionListener } from './session.ts';
import { readClaims } from './token.ts';

/** Session-storage key of the token with which an administrator views the academy as a learner. */
export const VIEWING_KEY = 'viewing';

/** The token that this tab views with; null in every other tab, and where the browser forbids storage. */
export function readViewingToken(): string | null {
  try {
    return sessionStorage.getItem(VIEWING_KEY);
  } catch {
    return null;
  }
}

/** Keeps it for this tab alone, or forgets it. Throws where the browser forbids storage. */
export function writeViewingToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(VIEWING_KEY);
  else sessionStorage.setItem(VIEWING_KEY, token);
}

/**
 * The session of a tab in which an administrator views the academy as a learner. It is not renewed, no other tab shares it, and it
 * leaves the browser's own alone. It is over when its token is, or when the server refuses that.
 */
export function createViewingSession(now: () => number = Date.now): Session {
  const listeners = new Set<SessionListener>();
  let token = readViewingToken();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: string | null) {
    if (next === token) return;
    token = next;
    clearTimeout(timer);
    writeViewingToken(next);
    for (const listener of listeners) listener(next);
  }
  const msLeft = () => (readClaims(token ?? '')?.exp ?? 0) * 1000 - now();
  const endWhenOver = () => {
    clearTimeout(timer);
    if (token === null) return;
    if (msLeft() <= 0) set(null);
    else timer = setTimeout(endWhenOver, msLeft());
  };
  const over = async () => {
    set(null);
    return null;
  };

  return {
    read: () => token,
    set,
    refresh: over,
    renewNow: async () => token,
    wake: endWhenOver,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start() {
      endWhenOver();
      return () => clearTimeout(timer);
    },
  };
}
