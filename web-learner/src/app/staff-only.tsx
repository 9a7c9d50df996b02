import type { ReactNode } from 'react';
import { useSession } from '../shared/session/session-context.tsx';
import { MembersOnly } from './members-only.tsx';
import { Component as NotFound } from './routes/not-found.tsx';

/** A screen for moderators and administrators; for other members there is no such page. The server decides in every call. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user?.role === 'learner') return <NotFound />;
  return <MembersOnly reason="moderation">{children}</MembersOnly>;
}
