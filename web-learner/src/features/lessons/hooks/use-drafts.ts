import { browserLocks } from '@academy/web-kit/session/locks.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../shared/storage.ts';
import { draftServer } from '../api/draft-server.ts';
import type { DraftView } from '../model/draft-shelf.ts';
import { createDrafts, type Drafts } from '../model/drafts.ts';
import { later } from './later.ts';

/** The drafts of a lesson, in step with the server and with other tabs for as long as the screen shows. */
export function useDrafts(userId: string, lessonId: string): Drafts {
  const drafts = useMemo(
    () =>
      createDrafts({
        storage: { read: readStored, write: writeStored },
        userId,
        server: draftServer(lessonId),
        runExclusively: browserLocks(),
        later,
      }),
    [userId, lessonId],
  );

  useEffect(() => {
    // Unreachable drafts are read again when the connection or the person comes back.
    const meet = () => void drafts.load().catch(() => undefined);
    const hearTab = ({ key }: StorageEvent) => drafts.storageChanged(key);
    const leave = () => drafts.flush({ isLeaving: true });
    const turn = () => (document.visibilityState === 'hidden' ? leave() : meet());
    const reconnect = () => {
      drafts.flush({ isLeaving: false });
      meet();
    };
    meet();
    addEventListener('storage', hearTab);
    addEventListener('online', reconnect);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', turn);
    return () => {
      removeEventListener('storage', hearTab);
      removeEventListener('online', reconnect);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', turn);
      leave();
    };
  }, [drafts]);
  return drafts;
}

export const useDraft = (drafts: Drafts, exerciseId: string): DraftView =>
  useSyncExternalStore(drafts.subscribe, () => drafts.read(exerciseId));
