import type { ForumDecision } from '@academy/contracts/http/forum/forum-author.ts';
import { isModerator, isOwn, type Reader } from '../domain/visibility.ts';
import type { Written } from '../domain/written.ts';

/** For its author and moderators. */
export const toDecision = (
  written: Pick<Written, 'userId' | 'decision'>,
  reader: Reader,
): ForumDecision | null =>
  written.decision && (isOwn(written, reader) || isModerator(reader))
    ? { ...written.decision, at: written.decision.at.toISOString() }
    : null;
