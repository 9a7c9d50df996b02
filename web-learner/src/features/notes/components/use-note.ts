import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMember } from '../../../shared/session/session-context.tsx';
import { readStored, writeStored } from '../../../shared/storage.ts';
import { loadNote, saveNote, type Note } from '../api/notes.ts';
import { createNoteKeeper, type NoteKeeper, type NotePorts, type NoteView } from '../model/note-keeper.ts';
import { readStash, stashKey } from '../model/stash.ts';

const REST_MS = 900;
const CONFLICT = 409;

/** A lesson's note as it is edited here, and what keeps it in step with the server. */
export function useNote(note: Note): { view: NoteView; keeper: NoteKeeper } {
  const { id: userId } = useMember();
  const [keeper] = useState(() => {
    const key = stashKey(userId, note.lessonId);
    const ports: NotePorts = {
      async save(change) {
        try {
          return await saveNote(note.lessonId, change);
        } catch (error) {
          if (error instanceof ApiError && error.status === CONFLICT) return 'conflict';
          throw error;
        }
      },
      load: () => loadNote(note.lessonId),
      stash: (unsaved) => writeStored(key, unsaved && JSON.stringify(unsaved)),
    };
    return createNoteKeeper(note, readStash(readStored(key)), ports, REST_MS);
  });
  const view = useSyncExternalStore(keeper.subscribe, keeper.view);

  useEffect(() => {
    const flush = () => void keeper.flush();
    // What an earlier visit could not save goes now; what fails for want of a network, when it is back.
    flush();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [keeper]);

  return { view, keeper };
}
