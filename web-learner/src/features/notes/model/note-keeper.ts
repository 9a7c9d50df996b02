import type { TextHost } from '../../../shared/synced-text/options.ts';
import { createSyncedText } from '../../../shared/synced-text/synced-text.ts';
import { textKey } from '../../../shared/synced-text/text-record.ts';
import type { SaveFailure } from '../../../shared/synced-text/text-server.ts';
import { derived, type TextState } from '../../../shared/synced-text/text-view.ts';

/** What the server keeps of a note. */
export interface KeptNote {
  text: string;
  bookmarked: boolean;
  version: number;
}
export interface NoteView {
  text: string;
  bookmarked: boolean;
  state: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';
  /** What another tab or device has written meanwhile, while the learner is to choose. */
  other: KeptNote | null;
}

export interface NoteServer {
  load(): Promise<KeptNote>;
  save(note: KeptNote, options: { isLeaving: boolean }): Promise<KeptNote>;
  failureOf(error: unknown): SaveFailure;
}

interface NoteOptions {
  lessonId: string;
  opened: KeptNote;
  server: NoteServer;
}

const KIND = 'note';
const SAVE_AFTER_MS = 900;

/** Local-storage key of what could not be saved yet of a learner's note. */
export const noteKey = (userId: string, lessonId: string) => textKey(KIND, userId, lessonId);

const stateOf: Record<TextState, NoteView['state']> = {
  empty: 'saved',
  local: 'unsaved',
  saving: 'saving',
  refused: 'failed',
  conflict: 'conflict',
  saved: 'saved',
  offline: 'failed',
};

/** A lesson's note as it is edited: a text, and a bookmark that is saved along with it. */
export function createNoteKeeper(host: TextHost, { lessonId, opened, server }: NoteOptions) {
  let kept = opened;
  let { bookmarked } = opened;

  const text = createSyncedText<KeptNote>({
    ...host,
    kind: KIND,
    id: lessonId,
    opened,
    saveAfterMs: SAVE_AFTER_MS,
    whenEmptied: 'conflict',
    isMoreDue: () => bookmarked !== kept.bookmarked,
    onLoaded(found) {
      if (bookmarked === kept.bookmarked) bookmarked = found.bookmarked;
      kept = found;
    },
    server: {
      ...server,
      async save(change, options) {
        kept = await server.save({ ...change, bookmarked }, options);
        return kept;
      },
    },
  });
  const view = derived(text.view, ({ text: typed, state, conflict }): NoteView => ({
    text: typed,
    bookmarked,
    state: stateOf[state],
    other: conflict === null ? null : kept,
  }));

  return {
    ...text,
    view,
    bookmark(next: boolean): Promise<void> {
      bookmarked = next;
      text.touch();
      return text.flush({ isLeaving: false });
    },
    keepMine: () => text.resolve('mine'),
    takeOther(): Promise<void> {
      bookmarked = kept.bookmarked;
      return text.resolve('other');
    },
  };
}

export type NoteKeeper = ReturnType<typeof createNoteKeeper>;
