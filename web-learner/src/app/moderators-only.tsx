import type { ReactNode } from 'react';
import { may } from '@academy/contracts/shared/permissions.ts';
import { useSession } from '../shared/session/session-context.tsx';
import { MembersOnly } from './members-only.tsx';
import { Component as NotFound } from './routes/not-found.tsx';

/** A screen for those who moderate; for other members there is no such page. The server decides in every call. */
export function ModeratorsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user && !may(user.role, 'moderation.write')) return <NotFound />;
  return <MembersOnly reason="moderation">{children}</MembersOnly>;
}
