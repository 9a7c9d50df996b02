import type { ListedNote, Note, noteEndpoints } from '@academy/contracts/http/catalog/notes.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

export type { ListedNote, Note };

const list = endpointRef<typeof noteEndpoints.listNotes>('GET', '/api/notes');
const one = endpointRef<typeof noteEndpoints.getNote>('GET', '/api/notes/:id');
const save = endpointRef<typeof noteEndpoints.saveNote>('PUT', '/api/notes/:id');

/** The longest note that is kept; the contract's own `maximumNoteLength`. */
export const NOTE_LENGTH = 10_000;

/** Notes change in other tabs and devices, so they are read afresh on arrival. */
export const notesQuery = queryOptions({
  queryKey: ['/api/notes'],
  queryFn: () => client.call(list, {}),
  staleTime: 0,
});

export const noteQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['/api/notes', lessonId],
    queryFn: () => loadNote(lessonId),
    staleTime: 0,
    gcTime: 0,
  });

export const loadNote = (lessonId: string) => client.call(one, { params: { id: lessonId } });

export interface NoteChange {
  text?: string;
  bookmarked?: boolean;
  /** The version that the change was made on; without it the change overwrites. */
  version?: number;
}
export const saveNote = (lessonId: string, body: NoteChange) =>
  client.call(save, { params: { id: lessonId }, body });
export const removeNote = (lessonId: string) => saveNote(lessonId, { text: '', bookmarked: false });
