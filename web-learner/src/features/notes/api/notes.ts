import type { ListedNote, Note, noteEndpoints } from '@academy/contracts/http/catalog/notes.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { saveFailureOf } from '../../../shared/synced-text/text-server.ts';
import type { NoteServer } from '../model/note-keeper.ts';

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

/** A note as its editor opens it; from then on the editor loads it itself. */
export const noteQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['/api/notes', lessonId],
    queryFn: () => loadNote(lessonId),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });

const loadNote = (lessonId: string) => client.call(one, { params: { id: lessonId } });

/** One lesson's note at the server. */
export const noteServer = (lessonId: string): NoteServer => ({
  load: () => loadNote(lessonId),
  save: ({ text, bookmarked, version }, { isLeaving }) =>
    client.call(save, {
      params: { id: lessonId },
      body: { text, bookmarked, version },
      keepalive: isLeaving,
    }),
  failureOf: saveFailureOf,
});

export const removeNote = (lessonId: string) =>
  client.call(save, { params: { id: lessonId }, body: { text: '', bookmarked: false } });
