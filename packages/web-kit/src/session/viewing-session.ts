import type { Session, SessionListener } from './session.ts';
import { readClaims } from './token.ts';

/** Session-storage key of the token with which an administrator views the academy as a learner, and of when it came. */
export const VIEWING_KEY = 'viewing';

function readKept(): string[] {
  try {
    return sessionStorage.getItem(VIEWING_KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** The token that this tab views with; null in every other tab, and where the browser forbids storage. */
export const readViewingToken = (): string | null => readKept()[0] ?? null;

/**
 * When the viewing of this tab ends by the browser's clock, which need not agree with the server's: as long after the token came as
 * it lives. In milliseconds since 1970; 0 for none.
 */
export function viewingEndsAt(): number {
  const [token = '', since] = readKept();
  const { exp, iat = 0 } = readClaims(token) ?? { exp: 0 };
  return (exp - iat) * 1000 + (since ? Number(since) : iat * 1000);
}

/** Keeps it for this tab alone, or forgets it. Throws where the browser forbids storage. */
export function writeViewingToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(VIEWING_KEY);
  else sessionStorage.setItem(VIEWING_KEY, `${token} ${Date.now()}`);
}

/**
 * The session of a tab in which an administrator views the academy as a learner. It is not renewed, no other tab shares it, and it
 * leaves the browser's own alone. It is over when its token is, or when the server refuses that.
 */
export function createViewingSession(now: () => number = Date.now): Session {
  const listeners = new Set<SessionListener>();
  let token = readViewingToken();
  const endsAt = viewingEndsAt();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: string | null) {
    if (next === token) return;
    token = next;
    clearTimeout(timer);
    writeViewingToken(next);
    for (const listener of listeners) listener(next);
  }
  const msLeft = () => endsAt - now();
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
