import type { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import type { User } from '@academy/contracts/http/auth/user.ts';
import { isSessionRefused } from '@academy/web-kit/api/api-error.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import type { QueryClient } from '@tanstack/react-query';
import { client, session } from '../api/client.ts';
import { followAccount } from '../i18n/change-language.ts';

const me = endpointRef<typeof accountEndpoints.me>('GET', '/api/auth/me');
const logout = endpointRef<typeof accountEndpoints.logout>('POST', '/api/auth/logout');

/** All but the academy's own names, which are the same for everybody. */
const personal = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== '/api/site',
};

export interface SessionState {
  status: 'loading' | 'signed-in' | 'signed-out';
  user: User | null;
}

/** Until the user is asked for again where the server could not say. */
const retryMs = 3_000;

/** So long the server may take to end the session before the browser forgets it anyway. */
const mostSignOutMs = 5_000;

export type SessionActions = ReturnType<typeof createSessionActions>;

/** What can happen to the session. `publish` hears of every new state. */
export function createSessionActions(queries: QueryClient, publish: (state: SessionState) => void) {
  let userId: string | null = null;

  /** Settles once the page is in the account's language, or cannot be. */
  function become(user: User | null): Promise<void> {
    const isSomebodyElse = userId !== (user?.id ?? null);
    userId = user?.id ?? null;
    publish({ status: user ? 'signed-in' : 'signed-out', user });
    // Courses and documents say what the caller may open, so another caller needs other answers.
    if (isSomebodyElse) void queries.resetQueries(personal);
    return user ? followAccount(user).catch(() => undefined) : Promise.resolve();
  }

  function forget() {
    const wasSomebody = userId !== null;
    userId = null;
    session.set(null);
    publish({ status: 'signed-out', user: null });
    if (wasSomebody) void queries.resetQueries(personal);
  }

  async function load() {
    try {
      await become(await client.call(me, {}));
    } catch (error) {
      // eslint-disable-next-line no-console -- a failed check of the current user is to be found in the log
      console.error('The current user could not be loaded', error);
      // No answer is no refusal, and neither is a server that is busy: a page that is left in the middle of the call must
      // not end the session for the next.
      if (isSessionRefused(error)) return forget();
      if (userId !== null) return;
      publish({ status: 'signed-out', user: null });
      setTimeout(() => {
        if (session.read() !== null && userId === null) void load();
      }, retryMs);
    }
  }

  return {
    load,
    currentUserId: () => userId,
    /** Keeps what sign-in or registration answered. Settles once the page is in the account's language. */
    signIn({ user, token }: { user: User; token: string }): Promise<void> {
      const before = userId;
      // Known before the token is, or the listener on tokens would ask the server who this is.
      userId = user.id;
      session.set(token);
      userId = before;
      return become(user);
    },
    /** Nothing of a member's is on the screen while the server is told: it would be refused, or hear that it has ended. */
    async signOut() {
      publish({ status: 'loading', user: null });
      await client.call(logout, { signal: AbortSignal.timeout(mostSignOutMs) }).catch(() => undefined);
      forget();
    },
    /** Ends the session in this browser, for instance because it has ended at the server. */
    forget,
    /** Reads the user and everything that depends on them again, for instance after a change of plan. */
    async reload() {
      await session.renewNow();
      await Promise.all([load(), queries.invalidateQueries()]);
    },
    /** Takes over a user that a call has just answered with. */
    setUser(user: User | null): void {
      void become(user);
    },
  };
}
