import { useMemo, useSyncExternalStore } from 'react';
import type { TextHost } from '../../../shared/synced-text/options.ts';
import { createSyncedText } from '../../../shared/synced-text/synced-text.ts';
import { useSyncedText } from '../../../shared/synced-text/use-synced-text.ts';
import { parseWriting, storedWriting, type Writing } from '../model/writing.ts';

/** In this browser only: the server has no place for what is not posted. */
const open = (host: TextHost, id: string) => createSyncedText({ ...host, kind: 'forum-draft', id });

/** What this member types; `name` says what for. It stays, through reloads too, until it is cleared. */
export function useWriting(name: string): Writing & { write: (text: string) => void; clear: () => void } {
  const kept = useSyncedText(open, name);
  const { text: stored } = useSyncExternalStore(kept.subscribe, kept.view);
  const writing = useMemo(() => parseWriting(stored), [stored]);
  return {
    ...writing,
    write: (text) => kept.write(storedWriting(text, () => crypto.randomUUID())),
    clear: () => kept.write(''),
  };
}
