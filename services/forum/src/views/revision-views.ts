import type { ForumRevision } from '@academy/contracts/http/forum/forum-author.ts';
import type { Revision } from '../domain/written.ts';

/** Newest first. */
export const toRevisions = (revisions: readonly Revision[]): ForumRevision[] =>
  revisions
    .toReversed()
    .map(({ title, content, replacedAt }) => ({ title, content, replacedAt: replacedAt.toISOString() }));
