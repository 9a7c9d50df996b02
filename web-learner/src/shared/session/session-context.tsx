import type { User } from '@academy/contracts/http/auth/user.ts';
import { keepSession } from '@academy/web-kit/session/keep-session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { session } from '../api/client.ts';
import { createSessionActions, type SessionActions, type SessionState } from './session-actions.ts';

export type SessionValue = SessionState & Omit<SessionActions, 'load' | 'currentUserId'>;

export const SessionContext = createContext<SessionValue | null>(null);

export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}

/** The signed-in user, for screens that only members reach. */
export function useMember(): User {
  const { user } = useSession();
  if (!user) throw new Error('This screen is for members only');
  return user;
}

/** Checks a stored token, then knows who is signed in, in this and every other tab. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [state, setState] = useState<SessionState>(() => ({
    status: session.read() ? 'loading' : 'signed-out',
    user: null,
  }));
  const actions = useMemo(() => createSessionActions(queries, setState), [queries]);

  useEffect(() => {
    if (session.read()) void actions.load();
    const stop = keepSession(session);
    const unsubscribe = session.subscribe((token) => {
      if (token === null && actions.currentUserId() !== null) actions.forget();
      if (token !== null && actions.currentUserId() === null) void actions.load();
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [actions]);

  const value = useMemo(() => ({ ...actions, ...state }), [actions, state]);
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}
