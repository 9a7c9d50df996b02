import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../../shared/session/session-context.tsx';
import { isViewing } from '../../../shared/viewing/is-viewing.ts';
import { unreadQuery } from '../api/notifications.ts';
import { markReadAbout } from '../api/read-about.ts';
import { onceVisible } from '../model/once-visible.ts';

/** Marks what a member has about a post or a document as read while they look at it, also what comes meanwhile. */
export function useReadAbout(thingId: string): void {
  const queries = useQueryClient();
  const isMember = useSession().status === 'signed-in' && !isViewing;
  const unread = useQuery({ ...unreadQuery, enabled: isMember }).data?.unread ?? 0;
  useEffect(() => {
    if (!isMember || unread === 0) return;
    return onceVisible(() => {
      void markReadAbout(thingId)
        .then((left) => queries.setQueryData(unreadQuery.queryKey, left))
        // It then stays unread, and is read from the list.
        .catch(() => undefined);
    });
  }, [thingId, isMember, unread, queries]);
}
