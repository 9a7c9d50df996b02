import { browserLocks } from '@academy/web-kit/session/locks.ts';
import { readClaims } from '@academy/web-kit/session/token.ts';
import { useEffect, useMemo } from 'react';
import { session } from '../api/client.ts';
import { later } from '../later.ts';
import { useMember } from '../session/session-context.tsx';
import { browserStorage } from '../storage.ts';
import { followPage, type Followed } from './follow-page.ts';
import type { TextHost } from './options.ts';

const hostOf = (userId: string): TextHost => ({
  storage: browserStorage,
  userId,
  isOwnerSignedIn: () => readClaims(session.read() ?? '')?.sub === userId,
  runExclusively: browserLocks(),
  later,
});

/**
 * The member's text on a subject, in sync for as long as the screen shows; another member or subject gets another text.
 * `open` must be the same function at every render, and `subject` the same value for as long as it means the same.
 */
export function useSyncedText<Subject, Text extends Followed>(
  open: (host: TextHost, subject: Subject) => Text,
  subject: Subject,
): Text {
  const { id: userId } = useMember();
  const text = useMemo(() => open(hostOf(userId), subject), [open, userId, subject]);
  useEffect(() => followPage(text, { window, document }), [text]);
  return text;
}
