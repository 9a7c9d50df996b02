import { useState, useSyncExternalStore } from 'react';
import type { TextHost } from '../../../shared/synced-text/options.ts';
import { useSyncedText } from '../../../shared/synced-text/use-synced-text.ts';
import { noteServer, type Note } from '../api/notes.ts';
import { createNoteKeeper, type NoteKeeper, type NoteView } from '../model/note-keeper.ts';

const openNote = (host: TextHost, opened: Note): NoteKeeper =>
  createNoteKeeper(host, { lessonId: opened.lessonId, opened, server: noteServer(opened.lessonId) });

/** A lesson's note as it is edited here, and what keeps it in sync with the server. */
export function useNote(note: Note): { view: NoteView; keeper: NoteKeeper } {
  const [opened] = useState(note);
  const keeper = useSyncedText(openNote, opened);
  return { view: useSyncExternalStore(keeper.subscribe, keeper.view), keeper };
}
