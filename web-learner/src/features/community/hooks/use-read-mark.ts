import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../../shared/session/session-context.tsx';
import { isViewing } from '../../../shared/viewing/is-viewing.ts';
import { listKey, markRead, type ForumPost } from '../api/posts.ts';
import type { ForumReply } from '../api/replies.ts';
import { seenUpTo } from '../model/seen.ts';

/** Remembers at the server what a member has seen of a post; `shown` is null until every reply is there. */
export function useReadMark(post: ForumPost, shown: readonly ForumReply[] | null): void {
  const { status } = useSession();
  const queries = useQueryClient();
  const upTo = shown && status === 'signed-in' && !isViewing ? seenUpTo(post, shown) : null;
  useEffect(() => {
    if (upTo === null) return;
    void markRead(post.id, upTo)
      // The lists are read again when they are opened, and no earlier.
      .then(() => queries.invalidateQueries({ queryKey: listKey, refetchType: 'none' }))
      // A mark that is lost shows a post as unread once more, which harms nobody.
      .catch(() => undefined);
  }, [post.id, upTo, queries]);
}
